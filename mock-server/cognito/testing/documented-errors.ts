import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const known = new Map<string, ReadonlySet<string>>()

/**
 * The names of the errors that the AWS SDK documents for one operation: the `@throws` of its command's declarations,
 * which are made from the model of the service.
 * @param library name of the client's package
 * @param operation as in `x-amz-target`, `InitiateAuth`
 */
export function documentedErrors(library: string, operation: string): ReadonlySet<string> {
  const key = `${library} ${operation}`
  const before = known.get(key)
  if (before) return before
  const folder = join(dirname(resolve(`${library}/package.json`)), 'dist-types', 'commands')
  const text = readFileSync(join(folder, `${operation}Command.d.ts`), 'utf8')
  const names = new Set([...text.matchAll(/@throws \{@link (\w+)\}/g)].map(([, name = '']) => name))
  if (names.size === 0) throw new Error(`${operation} documents no error`)
  known.set(key, names)
  return names
}
