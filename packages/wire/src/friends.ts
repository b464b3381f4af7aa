import Type, { type Static } from 'typebox';
import { closed, Id, nullable, Time } from './common.ts';
import { Person } from './people.ts';
import { Picture } from './pictures.ts';

/** Somebody in a list of people. */
export const Known = closed({ person: Person, picture: nullable(Picture) });
export type Known = Static<typeof Known>;

/** GET /me/friends: friends, who asked you, whom you asked, whom you blocked. */
export const Friends = closed({
  friends: Type.Array(Known),
  asked: Type.Array(Known),
  asking: Type.Array(Known),
  blocked: Type.Array(Known),
});
export type Friends = Static<typeof Friends>;

/** POST /tables/:id/invite: asks a friend to an open table. */
export const Invite = closed({ person: Id });

export const Invitation = closed({ table: Id, game: Type.String(), by: Person, at: Time });
export type Invitation = Static<typeof Invitation>;

/** GET /me/invitations: to tables that are still open, newest first. */
export const Invitations = closed({ invitations: Type.Array(Invitation) });
export type Invitations = Static<typeof Invitations>;

/** POST /tables/:id/invite */
export const Invited = closed({ invited: Type.Array(Id) });
export type Invited = Static<typeof Invited>;
