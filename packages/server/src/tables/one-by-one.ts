/** Who is at work under each name. */
const tails = new Map<string, Promise<unknown>>();

/** Does things of one name one after the other, and those of different names side by side. */
export async function oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name);
  const result = (before ?? Promise.resolve()).then(work);
  const tail = result.catch(() => {});
  tails.set(name, tail);
  try {
    return await result;
  } finally {
    if (tails.get(name) === tail) tails.delete(name);
  }
}
