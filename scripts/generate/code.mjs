// Generates the bundled contract from openapi/, and from it types, hooks, mocks and zod schemas.
import { runAll, runTool } from '../run.mjs'
import { writeAccess } from './access.mjs'
import { pruneEndpoints } from './prune.mjs'

/** @typedef {(root: string) => Promise<import('../run.mjs').Outcome>} Step */

/** The steps of generation; all but the first read what the first writes. @param {string} root */
function stepsOf(root) {
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
  return { bundle, lint: () => redocly(['lint', contract]), client, zod: () => orval('zod') }
}

/**
 * @param {string} root
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export function generateCode(root) {
  const { bundle, lint, client, zod } = stepsOf(root)
  // No two of the others write to the same place.
  return runAll([[bundle], [lint, client, zod]])
}

/**
 * The same with the parts of the mock server first.
 * @param {string} root
 * @param {() => void} onMock called when they are there
 * @param {Step} [quickZod] a faster way to the schemas; what it made is generated once more with the rest
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export async function generateMockFirst(root, onMock, quickZod) {
  const { bundle, lint, client, zod } = stepsOf(root)
  const first = await runAll([[bundle], [quickZod ? () => quickZod(root) : zod]])
  if (first.code !== 0) return first
  onMock()
  return runAll([[lint, client, ...(quickZod ? [zod] : [])]])
}
