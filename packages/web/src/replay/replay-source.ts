import { localReplay } from '../table/local/local-source.ts';
import { remoteReplay } from '../table/remote/remote-replay.ts';
import type { ReplaySource } from '../table/source.ts';
import { keptRecord } from './open-record.ts';

/** The match an address names: kept in this browser, opened from a file, or at the server. */
export function replaySource(place: string | undefined, id: string): ReplaySource {
  if (place === 'remote') return remoteReplay(id);
  return localReplay(place === 'file' ? { record: keptRecord() } : { id });
}
