/** What the page may ask a worker: name to arguments and answer. */
export type Calls<C> = { readonly [Name in keyof C]: (...args: never[]) => unknown };

/** Page to worker. */
export interface CallMessage {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Worker to page: the answer to a call, or something that happened. */
export type WorkerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string }
  | { readonly kind: 'event'; readonly event: unknown };
