import { fail, type Json, type Positions, type Result } from '@ennead/kernel';
import type { KemetState } from './state.ts';

export const positions: Positions<KemetState> = {
  read(_position: unknown): Result<KemetState> {
    return fail('not-yet', 'Not yet.');
  },
  write(_state: KemetState): Json {
    return null;
  },
};
