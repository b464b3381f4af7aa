import { Friends, Invitations, Invite, Invited, type Person } from '@ennead/wire';
import { type Api, addRoute } from '../http/api.ts';
import type { Notify } from '../notify/notification.ts';
import { invitationNews } from '../notify/words.ts';
import type { Hub } from '../play/hub.ts';
import { noSuchPerson, Refused } from '../refused.ts';
import { invite, readInvitations } from './invitations.ts';
import {
  agree,
  askFriend,
  block,
  blockersAmong,
  countAsked,
  countRelations,
  part,
  readFriends,
  relationTo,
} from './store.ts';

/** Friends, blocked people, and invitations to tables. */
export function addFriendRoutes(api: Api, notify: Notify): void {
  const { hub } = api;
  const { db } = hub;

  addRoute(api, {
    method: 'GET',
    path: '/me/friends',
    summary: 'Your friends, who asked to be, whom you asked, and whom you blocked',
    reply: Friends,
    handle: ({ person }) => readFriends(db, person.id),
  });

  addRoute(api, {
    method: 'POST',
    path: '/friends/:id',
    summary: 'Ask somebody to be your friend, or say yes to who asked you',
    reply: Friends,
    perHour: hub.limits.friendRequestsPerHour,
    async handle({ person, id }) {
      await befriend(hub, person, id);
      return readFriends(db, person.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/friends/:id',
    summary: 'End a friendship, take a request back, or say no to one',
    reply: Friends,
    async handle({ person, id }) {
      await db.batch([part(person.id, id)]);
      return readFriends(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/blocked/:id',
    summary: 'Block somebody: they can’t invite you, talk to you or join tables where you are',
    reply: Friends,
    async handle({ person, id }) {
      await demandOther(hub, person, id);
      await refuseTooMany(hub, person);
      await db.batch(block(person.id, id, hub.now()));
      return readFriends(db, person.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/blocked/:id',
    summary: 'Unblock somebody',
    reply: Friends,
    async handle({ person, id }) {
      await db.run('DELETE FROM blocked WHERE person = ? AND other = ?', [person.id, id]);
      return readFriends(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/invite',
    summary: 'Invite a friend to an open table where you sit or that you opened',
    body: Invite,
    reply: Invited,
    perHour: hub.limits.invitationsPerHour,
    async handle({ id, person, body }) {
      const { invited, game } = await invite(hub, id, person, body.person);
      notify(body.person, `invitation ${id} ${body.person}`, {
        path: `/table/${id}`,
        words: (words) => invitationNews(words, person.name, game),
      }).catch((error) => hub.log.warn({ error: String(error) }, 'somebody could not be told'));
      return { invited };
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/me/invitations',
    summary: 'Tables you are invited to that are still open',
    reply: Invitations,
    handle: async ({ person }) => ({ invitations: await readInvitations(db, person.id) }),
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/invitations/:id',
    summary: 'Say no to an invitation, by its table',
    reply: Invitations,
    async handle({ person, id }) {
      await db.run('DELETE FROM invitations WHERE table_id = ? AND person = ?', [id, person.id]);
      return { invitations: await readInvitations(db, person.id) };
    },
  });
}

async function befriend(hub: Hub, person: Person, id: string): Promise<void> {
  const { db } = hub;
  await demandOther(hub, person, id);
  const relation = await relationTo(db, person.id, id);
  if (relation === 'friend' || relation === 'asking') return;
  if (relation === 'blocked') throw new Refused('is-blocked', 'You blocked this person. Unblock them first.');
  await refuseTooMany(hub, person);
  if (relation === 'asked') return db.batch(agree(person.id, id, hub.now()));
  if ((await blockersAmong(db, [id], person.id)).size > 0) throw notReceived();
  // Nobody's list is filled by strangers.
  if ((await countAsked(db, id)) >= hub.limits.friendsOfPerson) throw notReceived();
  await db.batch([askFriend(person.id, id, hub.now())]);
}

async function demandOther({ db }: Hub, person: Person, id: string): Promise<void> {
  if (id === person.id) throw new Refused('is-you', 'That’s you.', 400);
  const [known] = await db.all('SELECT 1 AS yes FROM people WHERE id = ?', [id]);
  if (known === undefined) throw noSuchPerson();
}

async function refuseTooMany({ db, limits }: Hub, person: Person): Promise<void> {
  if ((await countRelations(db, person.id)) >= limits.friendsOfPerson)
    throw new Refused(
      'too-many-friends',
      `You can have ${limits.friendsOfPerson} friends and blocked people.`,
      429,
    );
}

function notReceived(): Refused {
  return new Refused('not-received', 'This person can’t be asked.', 403);
}
