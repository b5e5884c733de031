import contract from '#generated/openapi.json' with { type: 'json' }
import { factsOf, isObject } from '../../../mock-server/reference/facts.mjs'

/**
 * Words for people: they may change without a fact changing. Who may call (SEC-05) and what a call does beyond its answer
 * are proposals everywhere.
 */
const WORDS = new Set('description summary title examples example tags x-access x-effects x-again'.split(' '))

const isWords = (name: string, inside: string) => WORDS.has(name) && inside !== 'properties'

/** The pattern of free text is a proposal everywhere. */
const isTextRule = (name: string, part: object) =>
  'x-text' in part && (name === 'x-text' || name === 'pattern')

/** Of the names that must be there, those whose field is a fact. */
const factsAmong = (required: readonly unknown[], properties: unknown, facts: ReadonlySet<unknown>) =>
  required.filter((name) => facts.has(Object(properties)[String(name)]))

/**
 * Every fact of the contract, one per line: its location and value. Parts with `x-assumed` are left out, with
 * all that only belongs to it, and so are the words.
 */
export function factLines(): string[] {
  const facts = factsOf(contract)
  const lines: string[] = []
  const walk = (part: unknown, place: readonly string[]) => {
    if (typeof part !== 'object' || part === null) {
      lines.push(`${place.join(' ')} = ${JSON.stringify(part)}`)
      return
    }
    if (!facts.has(part)) return
    for (const [name, member] of Object.entries(part)) {
      if (isWords(name, place.at(-1) ?? '') || isTextRule(name, part)) continue
      const lists = isObject(part) && name === 'required' && Array.isArray(member)
      const value = lists ? factsAmong(member, part.properties, facts) : member
      if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
        lines.push(`${[...place, name].join(' ')} = ${value.map(String).toSorted().join(', ')}`)
      } else walk(value, [...place, name])
    }
  }
  const { schemas, parameters, responses } = contract.components
  for (const [kind, all] of Object.entries({ schemas, parameters, responses })) {
    for (const [name, part] of Object.entries(all)) walk(part, [kind, name])
  }
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      // parameters of the whole path are a list
      walk(operation, [path, method])
    }
  }
  return lines
}
