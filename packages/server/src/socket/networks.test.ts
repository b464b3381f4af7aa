import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openNetworks } from './networks.ts';

test('every network has as many sockets as it may, and is forgotten with its last', () => {
  const networks = openNetworks({ ...DEFAULT_LIMITS, socketsOfNetwork: 2 }, () => 0);
  for (const name of ['a', 'b']) {
    const first = networks.enter(name);
    expect(networks.enter(name)).toBe(first);
    expect(networks.enter(name)).toBeUndefined();
    if (first === undefined) throw new Error('the first is let in');
    networks.leave(first);
    expect(networks.enter(name)).toBe(first);
    networks.leave(first);
    networks.leave(first);
    expect(networks.enter(name)).not.toBe(first);
  }
});
