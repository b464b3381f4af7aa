import { chanceFrom, draw, missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardFor } from '../board/board.ts';
import type { SectorData } from '../data/board-data.ts';
import { kemet } from '../index.ts';
import type { KemetPosition } from '../position/format.ts';
import { withinReach } from '../read-model/reach.ts';
import type { KemetState } from '../state.ts';
import { given } from '../testing/given.ts';
import { TELEPORT_PRICE } from './steps.ts';

/**
 * An oracle for movement that shares no code with the engine: which sectors a whole troop can end in, worked out from
 * the board data by a flood over (sector, range left, first step done, obelisks used), against what the engine lets
 * it reach step by step.
 */
interface Troop {
  readonly players: number;
  readonly seat: number;
  readonly from: string;
  readonly range: number;
  readonly openGates: boolean;
  readonly teleportTile: boolean;
  readonly teleports: number;
  readonly pyramids: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
}

/** By sector how many teleports it takes to get there. */
function oracle(troop: Troop): Map<string, number> {
  const { sectors } = boardFor(troop.players).data;
  const byName = new Map<string, SectorData>(sectors.map((sector) => [sector.id, sector]));
  const reached = new Map<string, number>();
  const seen = new Set<string>();
  const visit = (at: string, range: number, first: boolean, teleports: number, used: string) => {
    const key = `${at} ${range} ${first} ${teleports} ${used}`;
    if (seen.has(key)) return;
    seen.add(key);
    reached.set(at, Math.min(reached.get(at) ?? 99, troop.teleports - teleports));
    const sector = byName.get(at);
    if (sector === undefined) throw new Error(at);
    const walled = (to: string) =>
      byName.get(to)?.kind === 'district' && to[1] !== String(troop.seat + 1) && !first && !troop.openGates;
    if (range > 0)
      for (const to of [...sector.neighbours, ...sector.harbors])
        if (!walled(to) && !troop.blocked.has(to)) visit(to, range - 1, false, teleports, used);
    if (teleports > 0 && (troop.pyramids.has(at) || (troop.teleportTile && sector.obelisk)))
      for (const { id, obelisk } of sectors)
        if (obelisk && id !== at && !used.includes(`${id};`) && !troop.blocked.has(id))
          visit(id, range, false, teleports - 1, `${used}${id};`);
  };
  visit(troop.from, troop.range, true, troop.teleports, '');
  return reached;
}

/** Where the engine lets all units of the troop go, trying every step. */
function engine(start: KemetState, seat: number): Set<string> {
  const board = boardFor(start.setup.players);
  const reached = new Set<string>();
  const seen = new Set<string>();
  const visit = (state: KemetState) => {
    const { move } = state;
    if (move === null) return;
    const key = `${move.at} ${move.range} ${move.teleports} ${move.steps > 0} ${state.prayer[seat]}`;
    if (seen.has(key)) return;
    seen.add(key);
    reached.add(board.ids[move.at] ?? missing());
    const [decision] = kemet.decisions(state);
    for (const option of decision?.options ?? []) {
      if (!String(option).includes(':') || String(option).startsWith('play')) continue;
      const next = kemet.clone(state);
      kemet.apply(next, seat, option, null);
      if (kemet.decisions(next)[0]?.kind === 'step-units')
        kemet.apply(next, seat, kemet.decisions(next)[0]?.options.at(-1) as number, null);
      const at = next.move?.at;
      // A Move that can go no further has ended; its last sector is in the option.
      if (at === undefined) reached.add(String(option).slice(String(option).indexOf(':') + 1));
      else visit(next);
    }
  };
  visit(start);
  return reached;
}

test('K-MOVE-6, K-MOVE-7, K-MOVE-8, K-MOVE-10, K-MOVE-11, K-MOVE-12, K-MOVE-13: an independent oracle reaches the same sectors', () => {
  const chance = chanceFrom('roads of Egypt');
  const some = () => draw(chance, 2) === 0;
  for (let round = 0; round < 400; round++) {
    const players = 2 + draw(chance, 4);
    const { ids, districts } = boardFor(players);
    const seat = draw(chance, players);
    const from = ids[draw(chance, ids.length)] ?? missing();
    const godSpeed = some();
    const openGates = some();
    const teleportTile = some();
    const prayer = draw(chance, 7);
    const withPyramid = ids.slice(0, districts).filter(() => draw(chance, 4) === 0);
    const own = ids.filter((id) => id !== from && draw(chance, 12) === 0).slice(0, 1);
    const position: KemetPosition = {
      setup: { players },
      order: [
        seat,
        ...Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat),
      ],
      seats: Array.from({ length: players }, (_, city) => ({
        pyramids: pyramidsOf(withPyramid, city),
        ...(city === seat
          ? {
              prayer,
              // A full troop of its own in the way: nobody can step there.
              units: { [from]: 2, ...Object.fromEntries(own.map((id) => [id, 5])) },
              tiles: [
                ...(godSpeed ? (['god-speed'] as const) : []),
                ...(openGates ? (['open-gates'] as const) : []),
                ...(teleportTile ? (['teleport'] as const) : []),
              ],
              hand: ['veto'] as const,
            }
          : {}),
      })),
    };
    const table = given(position);
    const foreseen = withinReach(kemet.view(table.state, seat), seat, ids.indexOf(from));
    kemet.apply(table.state, seat, 'top-move', null);
    kemet.apply(table.state, seat, from, null);
    const expected = oracle({
      players,
      seat,
      from,
      range: godSpeed ? 2 : 1,
      openGates,
      teleportTile,
      teleports: Math.floor(prayer / 2),
      pyramids: new Set(withPyramid),
      blocked: new Set(own),
    });
    expect([...engine(table.state, seat)].sort(), JSON.stringify(position)).toEqual(
      [...expected.keys()].sort(),
    );
    expected.delete(from);
    expect(
      new Map(foreseen.map(({ sector, price }) => [ids[sector], price / TELEPORT_PRICE])),
      JSON.stringify(position),
    ).toEqual(expected);
  }
});

/** Pyramids of a city, a colour for each district. */
function pyramidsOf(districts: readonly string[], city: number): Record<string, string> {
  const colours = ['white', 'red', 'blue'];
  return Object.fromEntries(
    districts.filter((id) => id.startsWith(`c${city + 1}-`)).map((id, index) => [id, `${colours[index]} 1`]),
  );
}
