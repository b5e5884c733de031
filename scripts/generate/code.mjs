// What comes from openapi/: the bundled contract, and from it types, hooks, mocks and zod schemas.
import { runAll, runTool } from '../run.mjs'

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
  return runAll([
    [() => redocly(['bundle', contract, '-o', 'generated/openapi.json'])],
    // No two of these write to the same place.
    [() => redocly(['lint', contract]), () => orval('client'), () => orval('zod')],
  ])
}
