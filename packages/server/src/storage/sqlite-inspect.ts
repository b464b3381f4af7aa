import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { CannotStart } from './sql.ts';

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
/** Every page of a file up to this size is looked at, in bytes; that takes less than a second. */
const LOOKED_THROUGH = 256 * 2 ** 20;
/** Tables that every data file of Ennead has had from the first on. */
const OURS = ['moves', 'people', 'seats', 'tables'];

/** Says why a file cannot be used, before anything in it is touched. */
export function inspectFile(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const names = tables.map(({ name }) => name);
    if (names.length === 0 && version === 0) return;
    if (!OURS.every((name) => names.includes(name))) throw foreign(file);
    if (version > MIGRATIONS.length)
      throw new CannotStart(
        `The data file ${file} was created by a newer version of Ennead (format ${version}; this version supports up to ${MIGRATIONS.length}); update Ennead or choose another folder with ENNEAD_DATA.`,
      );
    if (statSync(file).size > LOOKED_THROUGH) return;
    const [found] = db.prepare('PRAGMA quick_check(1)').all();
    if (found?.quick_check !== 'ok') throw damaged(file, String(found?.quick_check));
  } catch (error) {
    const { errcode = 0, message } = error as { errcode?: number; message: string };
    if ((errcode & 0xff) === SQLITE_NOTADB) throw foreign(file);
    if ((errcode & 0xff) === SQLITE_CORRUPT) throw damaged(file, message);
    throw error;
  } finally {
    db.close();
  }
}

function foreign(file: string): CannotStart {
  return new CannotStart(
    `${file} is not an Ennead data file. Move it, or choose another folder with ENNEAD_DATA.`,
  );
}

function damaged(file: string, how: string): CannotStart {
  return new CannotStart(
    `The data file ${file} is damaged (${how.replaceAll(/\s+/g, ' ').replaceAll('.', '')}); put a backup in its place, or choose another folder with ENNEAD_DATA.`,
  );
}
