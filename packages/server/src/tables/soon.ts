/** Asked again and again while it is at work, it works once more after that, not once for each time it was asked. */
export function soon(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isAtWork = false;
  let again = false;
  return function look(): void {
    again = isAtWork;
    if (isAtWork) return;
    isAtWork = true;
    work()
      .catch(failed)
      .finally(() => {
        isAtWork = false;
        if (again) look();
      });
  };
}
