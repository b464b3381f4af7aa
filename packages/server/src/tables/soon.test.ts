import { expect, test } from 'vitest';
import { soon } from './soon.ts';

test('asked many times at once it works twice, and after a failure again', async () => {
  const gates: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const look = soon(
    () => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    },
    (error) => failures.push(error),
  );
  for (let times = 0; times < 100; times++) look();
  expect(gates).toHaveLength(1);
  gates[0]?.reject('no luck');
  await expect.poll(() => gates.length).toBe(2);
  expect(failures).toEqual(['no luck']);
  gates[1]?.resolve();
  await gates[1]?.promise;
  await Promise.resolve();
  look();
  await expect.poll(() => gates.length).toBe(3);
});
