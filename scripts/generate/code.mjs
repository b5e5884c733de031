// Generates the bundled contract from openapi/, and from it types, hooks, mocks and zod schemas.
import { runAll, runTool } from '../run.mjs'
import { writeAccess } from './access.mjs'
import { pruneEndpoints } from './prune.mjs'

/**
 * @param {string} root
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export function generateCode(root) {
  /** @param {readonly string[]} args */
  const redocly = (args) => runTool(root, '@redocly/cli/bin/cli.js', args)
  /** @param {string} project of orval.config.ts */
  const orval = (project) => runTool(root, 'orval/dist/bin/orval.mjs', ['--project', project])
  const contract = 'openapi/openapi.yaml'
  const client = async () => {
    const outcome = await orval('client')
    if (outcome.code === 0) pruneEndpoints(root)
    return outcome
  }
  const bundle = async () => {
    const outcome = await redocly(['bundle', contract, '-o', 'generated/openapi.json'])
    if (outcome.code !== 0) return outcome
    try {
      writeAccess(root)
      return outcome
    } catch (error) {
      return { ...outcome, code: 1, output: `${outcome.output}${String(error)}\n` }
    }
  }
  return runAll([
    [bundle],
    // No two of these write to the same place.
    [() => redocly(['lint', contract]), client, () => orval('zod')],
  ])
}
