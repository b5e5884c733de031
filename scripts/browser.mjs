// Sees to it that there is a browser to test with, before the first test.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/** @typedef {{ ways: readonly { saying: string, possible: boolean, go: () => Promise<boolean> }[], find: () => string | null }} Machine */

/**
 * Finds a browser that runs, trying the ways to get one in their order until one is there.
 * @param {Machine} machine
 * @returns {Promise<string | null>} its path
 */
export async function obtainBrowser({ find, ways }) {
  const present = find()
  if (present) return present
  for (const { saying, possible, go } of ways) {
    if (!possible) continue
    process.stdout.write(`${saying} ... `)
    const ok = await go()
    console.log(ok ? 'done' : 'failed')
    const found = ok ? find() : null
    if (found) return found
  }
  return null
}

/** @param {string} root @param {readonly string[]} args */
const playwright = async (root, args) => {
  const cli = path.join(root, 'node_modules/playwright/cli.js')
  return (await run(process.execPath, [cli, ...args], { cwd: root, quiet: true })).code === 0
}

/** @param {readonly string[]} args */
const apt = async (args) =>
  (await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })).code === 0

/** The smaller and faster package first; not every release of Debian has it. */
const aptBrowser = async () =>
  (await apt(['update'])) &&
  ((await apt(['install', '-y', 'chromium-headless-shell'])) || (await apt(['install', '-y', 'chromium'])))

/**
 * The browser for the end-to-end tests, installed when need be; ends the process with one line when none can
 * be had. Packages must be installed before.
 * @param {string} root
 */
export async function ensureBrowser(root) {
  // Loaded late: it needs the installed packages.
  const { chromiumCandidates, chromiumRuns } = await import('./chromium.mjs')
  const find = () => chromiumCandidates().find(chromiumRuns) ?? null
  const asked = process.env.PW_CHROMIUM
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const found = await obtainBrowser({
    find,
    ways: [
      {
        saying: 'Installing a browser for the tests (Playwright)',
        possible: !asked,
        go: () => playwright(root, ['install', 'chromium']),
      },
      {
        saying: 'Installing a browser for the tests (apt-get)',
        possible: !asked && debianRoot,
        go: aptBrowser,
      },
    ],
  })
  if (found) return found
  console.error(
    asked
      ? `The browser in PW_CHROMIUM does not start: ${asked}`
      : 'No browser found. Install Chromium or Google Chrome, or set PW_CHROMIUM to the path of one.',
  )
  return process.exit(1)
}
