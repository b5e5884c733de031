// The processes that run mutants (runner.mjs), each on its own copy of the tree.
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyOfTree } from '../contract/copy.mjs'

/** @typedef {import('./runner.mjs').Order} Order */
/** @typedef {import('./runner.mjs').Notice} Notice */
/** @typedef {import('./runner.mjs').Message} Message */

const RUNNER = fileURLToPath(new URL('runner.mjs', import.meta.url))
/** Longer than any one test takes on a busy machine: what stays silent for this long loops for ever. */
const SILENCE_MS = 240_000

/**
 * One process and its copy.
 * @param {string} root
 */
export function openRunner(root) {
  const { folder, remove } = copyOfTree(root)
  /** The end of its output, shown only if the process exits: tests and their libraries log a lot. */
  let said = ''
  let child = start()

  function start() {
    // A separate process group, so that Vitest's child processes end with it.
    const started = fork(RUNNER, [folder], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    started.on('error', (error) => console.error(error.message))
    said = ''
    started.stderr?.on('data', (chunk) => (said = `${said}${chunk}`.slice(-2000)))
    return started
  }

  function stop() {
    child.removeAllListeners()
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }

  /** @template {Message['type']} T @param {T} type @returns {Promise<Extract<Message, { type: T }> | null>} null: silent */
  const answer = (type) =>
    new Promise((resolve, reject) => {
      const silent = () => done(() => resolve(null))
      let timer = setTimeout(silent, SILENCE_MS)
      const done = (/** @type {() => void} */ end) => {
        clearTimeout(timer)
        child.off('message', take)
        child.off('exit', ended)
        end()
      }
      const take = (/** @type {any} */ message) => {
        clearTimeout(timer)
        if (message.type === type) done(() => resolve(message))
        else timer = setTimeout(silent, SILENCE_MS)
      }
      const ended = () => done(() => reject(new Error(`The process that runs the tests has ended. ${said}`)))
      child.on('message', take)
      child.on('exit', ended)
    })

  const ready = answer('ready')
  return {
    folder,
    /** @returns {Promise<string[]>} the tests there are */
    tests: async () => (await ready)?.tests ?? [],
    /** @param {Order} order @returns {Promise<{ notice: Notice | null, failing: readonly string[] }>} */
    async run(order) {
      child.send(order)
      const done = await answer('done')
      if (done) return done
      stop()
      writeFileSync(path.join(folder, order.mutant.file), order.source)
      child = start()
      await answer('ready')
      return { notice: { test: order.tests[0] ?? '', title: 'never ends' }, failing: [] }
    },
    close() {
      stop()
      remove()
    },
  }
}
