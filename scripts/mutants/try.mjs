import { readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { nearestTests } from './nearest.mjs'
import { openRunner } from './pool.mjs'

/** @typedef {import('./report.mjs').Outcome} Outcome */

/**
 * Runs mutants in parallel, one per worker, and yields each outcome when it is known.
 * @param {string} root
 * @param {readonly import('./mutators.mjs').Mutant[]} mutants
 * @param {{ most: number, workers: number }} options `most`: how many test files are asked about one
 * @returns {AsyncGenerator<Outcome>}
 */
export async function* tryMutants(root, mutants, { most, workers }) {
  const runners = Array.from({ length: workers }, () => openRunner(root))
  const close = () => runners.forEach((runner) => runner.close())
  const interrupted = () => {
    close()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const [first] = runners
    const nearest = nearestTests(root, (await first?.tests()) ?? [])
    const left = mutants.values()

    /** @param {ReturnType<typeof openRunner>} runner @returns {Promise<{ runner: typeof runner, outcome: Outcome | null }>} */
    const next = async (runner) => {
      await runner.tests()
      const { value: mutant } = left.next()
      if (!mutant) return { runner, outcome: null }
      const source = readFileSync(path.join(root, mutant.file), 'utf8')
      const tests = nearest(mutant, source, most)
      const started = performance.now()
      const { notice, failing } = await runner.run({ mutant, source, tests })
      const seconds = Math.round((performance.now() - started) / 100) / 10
      return { runner, outcome: { mutant, tests, notice, failing, seconds } }
    }

    const busy = new Map(runners.map((runner) => [runner, next(runner)]))
    while (busy.size > 0) {
      const { runner, outcome } = await Promise.race(busy.values())
      if (outcome) {
        busy.set(runner, next(runner))
        yield outcome
      } else busy.delete(runner)
    }
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    close()
  }
}
