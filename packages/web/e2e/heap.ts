import type { CDPSession } from 'playwright-core';

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (string | readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

/** What a page holds in kilobytes; `code` is what the browser made of its script, the more of it the hotter it runs. */
export interface Heap {
  readonly kb: number;
  readonly codeKb: number;
}

/** Looks at the heap after the browser was made to throw away what nobody needs. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const pieces: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => pieces.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const code = sizeOf(JSON.parse(pieces.join('')) as HeapSnapshot, 'code');
  return { kb: Math.round(usedSize / 1024), codeKb: Math.round(code / 1024) };
}

/** Bytes of all nodes of a type. */
export function sizeOf({ snapshot, nodes }: HeapSnapshot, type: string): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  const wanted = types[typeAt]?.indexOf(type);
  let size = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + typeAt] === wanted) size += nodes[at + sizeAt] ?? 0;
  return size;
}
