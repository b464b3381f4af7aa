import type { Option, Seat } from '@ennead/kernel';

/** What one seat has learned about a moment it can tell from others, and about what may come next. */
export interface Node {
  visits: number;
  /** Sum of the chances to win seen after coming here. */
  total: number;
  /** By option of its own. */
  own: Map<Option, Node> | null;
  /** By seat and option of others; what is answered in secret leads to one and the same node. */
  others: Map<Option, Node>[] | null;
}

/** Stands for an answer that the seat may not know. */
const UNSEEN = '?';

export function newNode(): Node {
  return { visits: 0, total: 0, own: null, others: null };
}

/** The chance to win after coming here, as seen so far. */
export function worthOf({ total, visits }: Node): number {
  return total / visits;
}

export function ownChild(node: Node, option: Option): Node | undefined {
  return node.own?.get(option);
}

export function addOwn(node: Node, option: Option): Node {
  node.own ??= new Map();
  const child = newNode();
  node.own.set(option, child);
  return child;
}

/** What others see of an answer. */
export function seenByOthers(option: Option, secret: string | undefined): Option {
  return secret === undefined ? option : UNSEEN;
}

export function otherChild(node: Node, seat: Seat, seen: Option): Node | undefined {
  return node.others?.[seat]?.get(seen);
}

export function addOther(node: Node, seat: Seat, seen: Option): Node {
  node.others ??= [];
  let replies = node.others[seat];
  if (replies === undefined) {
    replies = new Map();
    node.others[seat] = replies;
  }
  const child = newNode();
  replies.set(seen, child);
  return child;
}
