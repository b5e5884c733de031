// Generates the zod schemas in a process that goes on: once orval is loaded and has run, another run takes a third of
// the time of a new process, so that the mock server has an edit of the contract soon.
import { fork } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stageOf } from './staged.mjs'

const PROGRAM = fileURLToPath(new URL('./warm-zod-process.mjs', import.meta.url))

/**
 * Starts the process, and runs it once, so that the next run is fast.
 * @param {string} root
 */
export function startWarmZod(root) {
  const child = fork(PROGRAM, [root], { execArgv: ['--import', 'tsx'], cwd: root, stdio: 'ignore' })
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))

  /** @param {string} stage @returns {Promise<import('../run.mjs').Outcome>} */
  function generate(stage) {
    const started = performance.now()
    return new Promise((resolve) => {
      /** @param {unknown} message */
      const end = (message) => {
        child.off('message', end)
        child.off('exit', end)
        const output = typeof message === 'string' ? message : 'The process that generates schemas ended.'
        resolve({ code: output === '' ? 0 : 1, output, seconds: (performance.now() - started) / 1000 })
      }
      child.on('message', end)
      child.on('exit', end)
      child.send(stage)
    })
  }

  async function warmUp() {
    const stage = stageOf(root)
    cpSync(path.join(root, 'generated/openapi.json'), path.join(stage, 'generated/openapi.json'))
    await generate(stage)
    rmSync(stage, { recursive: true, force: true })
  }
  const warm = warmUp()

  return {
    /** Generates in a stage that has the bundled contract; undefined when the process has ended. @returns {import('./code.mjs').Step | undefined} */
    step: () =>
      ended
        ? undefined
        : async (stage) => {
            await warm
            return generate(stage)
          },
    stop: () => child.kill(),
  }
}
