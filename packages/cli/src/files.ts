import { readFileSync } from 'node:fs';
import { UsageError } from './arguments.ts';

/** Reads a JSON file that was named on the command line; "-" is the standard input. */
export function readJson(path: string): unknown {
  const content = readText(path);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${reasonOf(error)}.`);
  }
}

/** Why the system refused, in words. */
export function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
      return 'part of the path is not a folder';
    case 'EEXIST':
      return 'a file already exists there';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'permission denied';
    default:
      return (error as Error).message;
  }
}

/** The one file a command takes. */
export function onlyFile(rest: readonly string[], what: string): string {
  const [file, another] = rest;
  if (file === undefined) throw new UsageError(`Give the ${what} file.`);
  if (another !== undefined) throw new UsageError(`Only one file is allowed; remove "${another}".`);
  return file;
}
