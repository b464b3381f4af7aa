/** A format of a language, made once: making one takes longer than all that is then asked of it. */
export function formatter<Rest extends (string | number)[], Made>(
  make: (language: string, ...rest: Rest) => Made,
): (language: string, ...rest: Rest) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = given.join(' ');
    let made = known.get(key);
    if (made === undefined) {
      made = make(...given);
      known.set(key, made);
    }
    return made;
  };
}

/** Small whole numbers are written alike in all languages of the page, and making a format takes a slow phone several frames. */
export const isPlain = (count: number): boolean => Number.isInteger(count) && count >= 0 && count < 1000;
