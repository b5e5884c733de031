// Starting other programs.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

/** @typedef {{ code: number, output: string, seconds: number }} Outcome */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 *   quiet: keep the output and hand it back instead of showing it
 * @returns {Promise<Outcome>} code 127 when it cannot be started
 */
export function run(command, args, { cwd, env, quiet = false } = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    /** @param {number} code */
    const end = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * Runs npm with the Node that runs this. npm passes its own path to its scripts; without npm around, the
 * shell finds it.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 */
export function npm(args, options) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return run(process.execPath, [script, ...args], options)
  return process.platform === 'win32'
    ? run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
    : run('npm', args, options)
}

/** Redocly would report every run to its makers. */
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Runs a program of an installed package and keeps its output.
 * @param {string} root
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 */
export const runTool = (root, file, args, { cwd = root } = {}) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], { cwd, env, quiet: true })

/**
 * Runs groups one after the other, the members of each side by side, and stops after a group that failed.
 * @param {readonly (readonly (() => Promise<Outcome>)[])[]} groups
 * @returns {Promise<Outcome>} the outputs of those that failed, or of all
 */
export async function runAll(groups) {
  const started = performance.now()
  /** @param {readonly Outcome[]} outcomes */
  const summed = (outcomes) => ({
    code: Math.max(0, ...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output.trimEnd()).join('\n'),
    seconds: (performance.now() - started) / 1000,
  })
  /** @type {Outcome[]} */
  const all = []
  for (const group of groups) {
    const outcomes = await Promise.all(group.map((start) => start()))
    const failed = outcomes.filter(({ code }) => code !== 0)
    if (failed.length > 0) return summed(failed)
    all.push(...outcomes)
  }
  return summed(all)
}

/**
 * Starts a program that goes on, passes our signals on to it, and ends as it ends.
 * @param {readonly string[]} args of Node
 * @param {{ cwd: string }} options
 */
export function become(args, { cwd }) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
  // A terminal sends Ctrl-C to the whole group: passing it on would make the program see it twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
    process.exit(code ?? signals[/** @type {keyof typeof signals} */ (signal)] ?? 1)
  })
}
