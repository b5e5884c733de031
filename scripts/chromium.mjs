// Which browser the tests use: $PW_CHROMIUM, else Playwright's own download, else one of the system.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// A headless shell costs about half the processor time of a whole browser.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browsers of this machine, the best first. The one that $PW_CHROMIUM names is the only one then.
 * @param {(path: string) => boolean} exists
 * @returns {string[]} paths
 */
export function chromiumCandidates(exists = existsSync) {
  if (process.env.PW_CHROMIUM) return [process.env.PW_CHROMIUM]
  return [chromium.executablePath(), ...SYSTEM].filter(exists)
}

/**
 * Whether a browser starts at all: a download can lack libraries of the system, and some systems put a mere
 * notice where the browser would be.
 * @param {string} path
 */
export const chromiumRuns = (path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

/**
 * Launch options for playwright.config.ts.
 * @returns {import('playwright').LaunchOptions}
 */
export function chromiumOptions() {
  const path = chromiumCandidates()[0]
  return {
    // Playwright finds its own browser, and knows which of its binaries to start.
    ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}),
    // Nothing that calls home, no graphics card in a container, and letters as wide in a headless shell as elsewhere.
    args: [
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds here: the last optimization costs a sixth of its time and never pays, and compiling a
      // whole file ahead of its first call costs a tenth.
      '--js-flags=--no-opt --no-compile-hints-magic',
    ],
  }
}
