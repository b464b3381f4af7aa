/** Loads a package when a command needs it, and not when another one only looks at the command. */
export async function load<T>(name: string): Promise<T> {
  return (await import(/* @vite-ignore */ name)) as T;
}
