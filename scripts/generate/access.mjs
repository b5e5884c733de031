// Writes generated/access.ts: who may call each operation, read from `x-access`, `x-care-partner` and `x-limited-access`
// of the contract (docs/contract.md).
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const CALLERS = ['public', 'share_reader', 'guest', 'patient', 'provider', 'admin']
const SCOPES = ['link', 'own', 'organization', 'all']
const LEVELS = ['read', 'fill_in', 'manage']
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * What is wrong with the `x-access` or the `x-care-partner` of an operation; undefined if both are well formed.
 * @param {unknown} access
 * @param {string | undefined} level
 */
function problemOf(access, level) {
  if (typeof access !== 'object' || access === null) return 'has no x-access'
  const entries = Object.entries(access)
  if (entries.length === 0) return 'admits no caller'
  if (level !== undefined && !LEVELS.includes(level)) return `has an unknown x-care-partner: ${level}`
  const wrong = entries.find(([caller, scope]) => !CALLERS.includes(caller) || !SCOPES.includes(scope))
  return wrong && `has an unknown x-access: ${wrong.join(': ')}`
}

/**
 * The text of generated/access.ts.
 * @param {{ readonly paths: object }} contract
 * @throws Error that names every operation without a well-formed `x-access`
 */
function accessTable(contract) {
  const operations = Object.values(contract.paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] ? [item[method]] : [])),
  )
  const problems = operations.flatMap((operation) => {
    const problem = problemOf(operation['x-access'], operation['x-care-partner'])
    return problem ? [`${operation.operationId} ${problem}`] : []
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const lines = operations.map((operation) => {
    const scopes = Object.entries(operation['x-access']).map(([caller, scope]) => `${caller}: '${scope}'`)
    return `  ${operation.operationId}: { ${scopes.join(', ')} },\n`
  })
  const open = operations.flatMap(({ operationId, 'x-care-partner': level, 'x-limited-access': isOpen }) =>
    level !== undefined && isOpen !== false ? [`  '${operationId}',\n`] : [],
  )
  const levels = operations.flatMap(({ operationId, 'x-care-partner': level }) =>
    level === undefined ? [] : [`  ${operationId}: '${level}',\n`],
  )
  return `/** Who may call each operation, and whose rows they reach. */
export const access = {
${lines.join('')}} as const

/** The level that a care partner needs for an operation; those left out admit none. */
export const carePartnerLevels = {
${levels.join('')}} as const

/** The operations that stay open to a parent whose access is limited. */
export const limitedAccess = [
${open.join('')}] as const
`
}

/**
 * Writes the table of a tree from its bundled contract.
 * @param {string} root
 */
export function writeAccess(root) {
  const contract = JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8'))
  writeFileSync(path.join(root, 'generated/access.ts'), accessTable(contract))
}
