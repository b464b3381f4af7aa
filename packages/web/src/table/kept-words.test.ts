import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { type BaseState, type Fact, readRecord, type Seat } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { load } from '../i18n/shell.ts';
import { type Keeping, keeping } from '../testing/kept.ts';
import type { GameTable } from './game-table.ts';
import { type AnyGame, answer, historyOf, resumeTable } from './local/local-table.ts';

const GAMES = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };
const NAMES = ['Anna', 'Bo', 'Cleo', 'Dan', 'Eve'] as const;
const nameOf = (seat: Seat) => NAMES[seat] ?? '';
/** What lies ahead is worked out for so many moves of a game. */
const AHEAD = 12;

/** Games with everything that can be asked and told. */
const RECORDS = {
  ankh: [
    'ankh-2p-flood-0',
    'ankh-3p-two-capitals-0',
    'ankh-3p-gift-of-the-delta-0',
    'ankh-4p-new-kingdom-strife-0',
    'ankh-4p-dynastic-crisis-0',
    'ankh-5p-great-rebuilding-0',
    'ankh-5p-guardians-of-kemet-0',
    'ankh-5p-syncretism-0',
    'ankh-rules2-4p-peoples-revolt-ramesses-0',
    'ankh-4p-akhenaten-0',
    'ankh-4p-amenhotep-0',
    'ankh-5p-tutankhamun-0',
    'ankh-4p-xerxes-0',
    'ankh-4p-old-kingdom-easy-0',
  ],
  kemet: [
    'kemet-2p-short-0',
    'kemet-2p-open-0',
    'kemet-3p-beginners-0',
    'kemet-3p-random-0',
    'kemet-4p-open-0',
    'kemet-4p-short-0',
    'kemet-5p-short-0',
  ],
} as const;

/** What a table of the page asks, offers, tells, counts and foresees in a game, kept by kind. */
async function hear(kept: Keeping, rules: AnyGame, game: GameTable, file: string): Promise<void> {
  const path = join(import.meta.dirname, '../../..', rules.id, 'games', `${file}.json`);
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.problem.message);
  const { moves, ...record } = read.value;
  const players = Number((record.setup as { players?: unknown }).players);
  const seats = NAMES.slice(0, players).map((name) => ({ kind: 'bot', name, bot: 'random' }) as const);
  const opened = resumeTable(rules, { ...record, moves: [] }, seats);
  if (!opened.ok) throw new Error(opened.problem.message);
  const table = opened.value;
  const { match } = table.play;
  const told: Fact[] = [];

  function tell(view: BaseState, facts: readonly Fact[]): void {
    for (const fact of facts) {
      told.push(fact);
      const { telling } = game;
      kept.note(`tells ${fact.type}`, game.describeFact(view, fact));
      kept.note('line', telling?.line(fact, told.at(-2)), telling?.weigh(fact), telling?.victim(fact));
      kept.note('gain', telling?.gain(fact));
      kept.note('trace', telling?.trace(view, fact));
      kept.note('battle', game.battlePart?.(fact));
      kept.note('moment', game.momentOf?.(view, fact, () => told) ?? '');
      for (const seat of seats.keys()) kept.note('news', game.news?.(view, fact, seat) ?? '');
    }
  }

  function ask(): void {
    for (const decision of match.open) {
      const view = rules.view(match.state, decision.seat);
      kept.note(`asks ${decision.kind}`, game.describeDecision(view, decision, nameOf));
      kept.note('routine', game.routineOf?.(view, decision) ?? '');
      for (const option of decision.options) {
        kept.note(`offers ${decision.kind}`, game.describeOption(view, decision, option, nameOf));
        kept.note('target', game.optionTarget(view, decision, option));
        kept.note(
          'confirmed',
          ...[true, false].map((last) => game.needsConfirmation?.(view, decision, option, last)),
        );
        kept.note('ends a turn', game.endsTurn?.(decision, option) ?? '');
      }
      kept.note('due', game.outlook?.due?.(view, decision) ?? '');
    }
  }

  function lookAhead(): void {
    for (const seat of seats.keys()) {
      const view = rules.view(match.state, seat);
      kept.note('score', game.score(view, seat), game.seatLook(view, seat));
      kept.note('threats', game.outlook?.threats?.(view, seat) ?? '');
      kept.note('forecast', game.outlook?.forecasts(view, seat) ?? '');
    }
  }

  tell(rules.view(match.state, null), table.facts[0] ?? []);
  for (const [at, [seat, option]] of moves.entries()) {
    ask();
    if (at % Math.ceil(moves.length / AHEAD) === 5) lookAhead();
    if (!answer(table, seat, option).ok) throw new Error(`${option} was not taken`);
    tell(rules.view(match.state, null), table.facts.at(-1) ?? []);
  }
  const last = rules.view(match.state, null);
  kept.note('end', game.endWords?.(last), game.tieWords?.(last));
  kept.note('story', await game.story?.(historyOf(table, null), last));
}

test.each(['ankh', 'kemet'] as const)(
  '%s asks, offers, tells and foresees in the words that were kept',
  async (id) => {
    await load();
    const game = await gameNamed(id)?.table();
    if (game === undefined) throw new Error(`there is no ${id}`);
    const kept = keeping();
    for (const file of RECORDS[id]) await hear(kept, GAMES[id], game, file);
    expect(kept.lines()).toMatchSnapshot();
  },
);
