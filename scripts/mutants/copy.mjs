// A copy of the sources to break, with the packages that are installed here.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../node.mjs';

/** @returns {string} its folder */
export function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'ennead-mutants-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@ennead'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@ennead' && !each.startsWith('.')))
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join('../../packages', name), join(copy, 'node_modules/@ennead', name));
  return copy;
}
