// Sets up what is missing, and says so; does and says nothing when all is there.
import { buildIsFresh } from './build-stamp.mjs'
import { generatedIsFresh } from './generate/stamp.mjs'
import { installedAsLocked } from './installed.mjs'
import { npm } from './run.mjs'

/**
 * One step: says what it does, shows the output only when it fails, and ends the process then.
 * @param {string} saying
 * @param {string} root
 * @param {readonly string[]} args of npm
 */
async function step(saying, root, args) {
  process.stdout.write(`${saying} ... `)
  const { code, output, seconds } = await npm(args, { cwd: root, quiet: true })
  console.log(code === 0 ? `done in ${Math.max(1, Math.round(seconds))} s` : 'failed')
  if (code !== 0) console.error(output.trimEnd())
  return code === 0
}

/** @param {boolean} ok */
const orEnd = (ok) => ok || process.exit(1)

/**
 * Installs the packages of the lock file, unless they are there.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (installedAsLocked(root)) return
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  orEnd(await step('Installing packages', root, args))
}

/**
 * Generates the code that comes from the contract, unless it is fresh.
 * @param {string} root
 */
export async function ensureGenerated(root) {
  if (generatedIsFresh(root)) return
  orEnd(await step('Generating code from the contract', root, ['run', 'generate']))
}

/**
 * Builds the portal and its server, unless what is built is what the tree says.
 * @param {string} root
 */
export async function ensureBuilt(root) {
  if (buildIsFresh(root)) return
  orEnd(await step('Building the portal and its server', root, ['run', 'build']))
}
