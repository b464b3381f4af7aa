import { draw } from '../chance.ts';
import type { Option } from '../game.ts';
import { missing } from '../list.ts';
import { playRandomly } from '../random-play.ts';
import { asking, meddling, showing, smuggle, type Toy, telling } from './broken-toy.ts';
import type { LAWS } from './laws/index.ts';
import { toyGame } from './toy-game.ts';
import type { ToyFact } from './toy-procedures.ts';
import type { ToySetup, ToyState } from './toy-state.ts';

/** A toy game with one thing wrong, the law that must catch it, and what the law must say. */
interface BrokenGame {
  readonly law: keyof typeof LAWS;
  readonly says: RegExp;
  readonly wrong: Partial<Toy>;
}

const { start, decisions, apply, sample, clone, outcome } = toyGame;

const movesSeen = new WeakMap<ToyState, number>();

/** One word of three is enough to know what comes. */
function showingChance(word: number): BrokenGame {
  return {
    law: 'views',
    says: /holds the chance/,
    wrong: showing((seen, state) => smuggle(seen, 'luck', { kept: [state.chance[word]] })),
  };
}

/** The suite must catch every one of these. */
export const BROKEN_GAMES: Readonly<Record<string, BrokenGame>> = {
  'throws on a setup that is no object': {
    law: 'edges',
    says: /threw/,
    wrong: { setup: (input) => ({ ok: true, value: { players: (input as ToySetup).players, rounds: 1 } }) },
  },
  'stops asking in the middle': {
    law: 'randomPlay',
    says: /nothing is asked but the game is not over/,
    wrong: { decisions: (state) => (state.round === 3 ? [] : decisions(state)) },
  },
  'never ends': {
    law: 'randomPlay',
    says: /not over after/,
    wrong: meddling((state) => {
      state.round = 1;
      if (state.deck.length < 8) {
        state.deck.push(...state.discard.splice(0));
        state.deck.sort((a, b) => a - b);
      }
    }),
  },
  'asks on after the end': {
    law: 'randomPlay',
    says: /the game is over but/,
    wrong: { outcome: (state) => (state.round > 2 ? { winners: [0], rule: 'TOY-END-1' } : outcome(state)) },
  },
  'loses a card': {
    law: 'randomPlay',
    says: /The cards are/,
    wrong: meddling((state) => {
      if (state.round === 3) state.discard.length = 1;
    }),
  },
  'makes grain': {
    law: 'randomPlay',
    says: /grain there are/,
    wrong: meddling((state, _log, option) => {
      if (option === 'temple') state.temple[0] = (state.temple[0] ?? missing()) + 1;
    }),
  },
  'checks nothing': { law: 'checkNotices', says: /noticed none/, wrong: { check: () => [] } },
  'offers nothing': {
    law: 'options',
    says: /share offers seat \d nothing/,
    wrong: asking((decision) => (decision.kind === 'share' ? { ...decision, options: [] } : decision)),
  },
  'offers the same twice': {
    law: 'options',
    says: /twice/,
    wrong: asking((decision) => ({
      ...decision,
      options: [...decision.options, decision.options[0] ?? missing()],
    })),
  },
  'offers what it then refuses half-way': {
    law: 'options',
    says: /"silo" to share cannot be taken/,
    wrong: {
      ...asking((decision) =>
        decision.kind === 'share' ? { ...decision, options: ['granary', 'temple', 'silo'] } : decision,
      ),
      apply(state, seat, option, log) {
        state.harvested += 1;
        if (option === 'silo') throw new Error('there is no silo');
        state.harvested -= 1;
        apply(state, seat, option, log);
      },
    },
  },
  'offers a thing that is no scalar': {
    law: 'options',
    says: /neither text nor number/,
    wrong: asking((decision) => ({ ...decision, options: [{ card: 1 } as unknown as Option] })),
  },
  'changes the state when asked': {
    law: 'options',
    says: /looking at the state changed it/,
    wrong: {
      decisions(state) {
        state.market += 1;
        return decisions(state);
      },
    },
  },
  'takes whatever it is told': {
    law: 'refusal',
    says: /was taken/,
    wrong: asking((decision) => ({
      ...decision,
      options: Object.assign([...decision.options], { includes: () => true }),
    })),
  },
  'names no rule': { law: 'facts', says: /names no rule/, wrong: telling((fact) => ({ ...fact, rule: '' })) },
  'logs a piece of the state': {
    law: 'facts',
    says: /changed after it was logged/,
    wrong: telling((fact, state) => (fact.type === 'revealed' ? { ...fact, cards: state.discard } : fact)),
  },
  'keeps a closure in the state': {
    law: 'serialise',
    says: /state\.next is a function/,
    wrong: meddling((state) => smuggle(state, 'next', () => state.round)),
  },
  'keeps a map in the state': {
    law: 'serialise',
    says: /state\.seen is a Map/,
    wrong: meddling((state) => smuggle(state, 'seen', new Map([[1, state.round]]))),
  },
  'shares an array with its clones': {
    law: 'clone',
    says: /playing a clone changed its original/,
    wrong: { clone: (state) => ({ ...clone(state), temple: state.temple }) },
  },
  'forgets a field in its clones': {
    law: 'clone',
    says: /a clone differs/,
    wrong: { clone: (state) => ({ ...clone(state), market: 0 }) },
  },
  'forgets a question when played on': {
    law: 'next',
    says: /leads elsewhere/,
    wrong: {
      next(state, seat, option, log) {
        apply(state, seat, option, log);
        return decisions(state).slice(1);
      },
    },
  },
  'draws other answers when nobody is told what is asked': {
    law: 'next',
    says: /random play leads elsewhere/,
    wrong: {
      playRandomly(state, chance, most) {
        draw(chance, 2);
        return playRandomly(toyGame, state, chance, most);
      },
    },
  },
  'rolls dice of its own': {
    law: 'replayed',
    says: /the state differs/,
    // biome-ignore lint/plugin: this game is broken on purpose
    wrong: meddling((state) => smuggle(state, 'omen', Math.random())),
  },
  'plays otherwise when nobody logs': {
    law: 'replayed',
    says: /the state differs/,
    wrong: meddling((state, log) => smuggle(state, 'logged', log === null)),
  },
  'remembers moves outside the state': {
    law: 'undone',
    says: /the state after undo differs/,
    wrong: meddling((state) => {
      movesSeen.set(state, (movesSeen.get(state) ?? 0) + 1);
      smuggle(state, 'moves', movesSeen.get(state));
    }),
  },
  'shows the seed': {
    law: 'views',
    says: /holds the seed/,
    wrong: {
      start(setup, seed, log) {
        const state = start(setup, seed, log);
        smuggle(state, 'name', `table of ${seed}`);
        return state;
      },
    },
  },
  'shows the chance': {
    law: 'views',
    says: /holds the chance/,
    wrong: showing((seen, state) => {
      seen.chance = [...state.chance];
    }),
  },
  'shows the first word of its chance': showingChance(0),
  'shows the second word of its chance': showingChance(1),
  'shows the third word of its chance': showingChance(2),
  'masks the state itself': {
    law: 'views',
    says: /covered, changes its state/,
    wrong: {
      cover(state) {
        state.bids.fill(0);
        return state;
      },
    },
  },
  'covers less than it masks': {
    law: 'views',
    says: /covered, differs/,
    wrong: { cover: (state) => ({ ...state, chance: [0, 0, 0, 0] }) },
  },
  'gives a live piece of the state away': {
    law: 'views',
    says: /changed when the game went on/,
    wrong: showing((seen, state) => {
      seen.granary = state.granary;
    }),
  },
  'samples a world that looks different': {
    law: 'sampling',
    says: /gives another view/,
    wrong: {
      sample: (seen, viewer, chance) => ({ ...sample(seen, viewer, chance), market: seen.market + 1 }),
    },
  },
  'samples a world without its cards': {
    law: 'sampling',
    says: /is not sound/,
    wrong: { sample: (seen) => clone(seen) },
  },
  'samples a world with pieces of the view': {
    law: 'sampling',
    says: /shares data with the view/,
    wrong: {
      sample: (seen, viewer, chance) => ({ ...sample(seen, viewer, chance), discard: seen.discard }),
    },
  },
  'lets everyone see who still thinks': {
    law: 'sampling',
    says: /waits for other seats/,
    wrong: asking(({ among: _among, ...decision }) => decision),
  },
  'shows a bid in the view': {
    law: 'secrets',
    says: /shows to an onlooker in the view/,
    wrong: showing((seen, state) => {
      seen.bids = [...state.bids];
    }),
  },
  'shows a bid by the size of the hand': {
    law: 'secrets',
    says: /in the view/,
    wrong: showing((seen, state) => {
      for (const [seat, hand] of seen.hands.entries())
        hand.length -= (state.bids[seat] ?? missing()) > 5 ? 1 : 0;
    }),
  },
  'tells a bid to everyone': {
    law: 'secrets',
    says: /shows to an onlooker in the facts/,
    wrong: telling((fact) => (fact.type === 'bid' ? { ...fact, to: undefined } : fact) as ToyFact),
  },
  'tells a bid to the rivals': {
    law: 'secrets',
    says: /shows to seat \d in the facts/,
    wrong: telling((fact, { bids }) => (fact.type === 'bid' ? { ...fact, to: [...bids.keys()] } : fact)),
  },
  'asks rivals according to a bid': {
    law: 'secrets',
    says: /in their own decisions/,
    wrong: {
      decisions: (state) =>
        decisions(state).map((decision) => ({
          ...decision,
          about: { sum: state.bids.reduce((a, b) => a + b) },
        })),
    },
  },
  'turns a card over in a move that can be taken back': {
    law: 'undoIsBlind',
    says: /the facts told to them depend/,
    wrong: meddling((state, log, option) => {
      if (option === 'temple')
        log?.push({
          type: 'harvest',
          rule: 'TOY-DEAL-2',
          grain: state.deck.reduce((sum, card) => sum + card),
        });
    }),
  },
  'shows the hands of others after a move that can be taken back': {
    law: 'undoIsBlind',
    says: /their view after it depends/,
    wrong: meddling((state, _log, option) => {
      if (option === 'temple') smuggle(state, 'glimpse', state.hands.flat());
    }),
  },
  'shows the hands that were dealt, and samples them alike': {
    law: 'untoldIsUnseen',
    says: /that no fact told them/,
    wrong: {
      ...showing((seen, state) => {
        seen.hands = state.hands.map((hand) => [...hand]);
      }),
      sample: (seen) => clone(seen),
    },
  },
  'shows the hands while they are being dealt': {
    law: 'untoldIsUnseen',
    says: /in passing that no fact told them/,
    wrong: showing((seen, state) => {
      const isDealing = state.hands.some(({ length }) => length !== state.hands[0]?.length);
      if (isDealing) seen.hands = state.hands.map((hand) => [...hand]);
    }),
  },
};
