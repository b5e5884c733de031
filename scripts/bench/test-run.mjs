// How long the last whole `npm test` took here, and where (it keeps that: scripts/test-times.mjs).
import { lastRun } from '../test-times.mjs'

/**
 * @param {string} root
 * @returns {import('./table.mjs').Figure} not measured when no whole run was made here
 */
export function benchTestRun(root) {
  const run = lastRun(root)
  const steps = Object.entries(run?.steps ?? {}).sort(([, a], [, b]) => b - a)
  return {
    of: 'npm test',
    what: 'the last whole run here',
    value: run?.seconds ?? null,
    unit: 's',
    most: 900,
    note: steps
      .slice(0, 3)
      .map(([name, seconds]) => `${name} ${Math.round(seconds)} s`)
      .join(', '),
  }
}
