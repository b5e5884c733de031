import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What only readers of the contract need, and schemas, which the server has as code. */
const left = new Set(['description', 'summary', 'title', 'example', 'examples', 'properties', 'x-effects'])

/** Small enough to be parsed with every start. */
export function slimContract(text: string): string {
  const contract: unknown = JSON.parse(text, (key, value: unknown) => (left.has(key) ? undefined : value))
  return JSON.stringify(contract)
}

const suffix = '?slim'

/** The contract as the server needs it to find operations; the pages at /__docs__ load the whole one. */
export const slimContractAtStart = (): Plugin => ({
  name: 'portage-slim-contract',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '#generated/openapi.json' || importer?.includes('/mock-server/reference/')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}${suffix}`
  },
  load(id) {
    if (!id.endsWith(`/generated/openapi.json${suffix}`)) return null
    const text = slimContract(readFileSync(id.slice(0, -suffix.length), 'utf8'))
    return `export default JSON.parse(${JSON.stringify(text)})`
  },
})
