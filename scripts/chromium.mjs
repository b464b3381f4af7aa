// Finds a Chromium for the browser tests: one that is named, one of the system, the one inside the npm package,
// or one from the system's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright's chromium.launch takes to start the Chromium that was found. */
export async function chromiumLaunchOptions() {
  return { executablePath: await findChromium(), args: launchFlags, headless: true };
}

/** The path of a Chromium that starts; throws one clear sentence when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`);
  }
  return usualPlaces.find(starts) ?? (await packagedChromium()) ?? installedChromium() ?? none();
}

/** @param {string} path */
function starts(path) {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

async function packagedChromium() {
  if (process.platform !== 'linux') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    if (starts(path)) return path;
    // Perhaps its unpacking was cut off.
    rmSync(path, { force: true });
    const again = await chromium.executablePath();
    return starts(again) ? again : undefined;
  } catch {
    return undefined;
  }
}

function installedChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('No Chromium found: installing the one of the system packages.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 120_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env,
      timeout: 300_000,
    });
  } catch {
    return undefined;
  }
  return usualPlaces.find(starts);
}

/** @returns {never} */
function none() {
  throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
}
