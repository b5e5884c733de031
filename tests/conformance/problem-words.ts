import type { Problem } from './contract/validator.ts'
import type { Rule } from './rules.ts'

const RANGES = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
])

/** The rule that a problem breaks. */
export function ruleOf(problem: Problem, body: unknown): Rule {
  const { keyword } = problem
  if (keyword === 'required') return 'missing-required'
  if (keyword === 'additionalProperties') return 'forbidden-field'
  if (keyword === 'unevaluatedProperties') return 'undocumented-field'
  if (keyword === 'type') return valueAt(body, problem.pointer) === null ? 'null-not-allowed' : 'wrong-type'
  if (keyword === 'enum' || keyword === 'const') {
    return valueAt(body, problem.pointer) === null ? 'null-not-allowed' : 'not-in-enum'
  }
  if (keyword === 'format' || keyword === 'pattern') return 'wrong-format'
  return RANGES.has(keyword) ? 'out-of-range' : 'does-not-fit'
}

/** The promised and the actual value of a location, understandable without the contract. */
export function wordsOf(
  problem: Problem,
  body: unknown,
): { readonly promised: string; readonly came: string } {
  const { keyword, member, message, pointer } = problem
  const value = valueAt(body, pointer)
  if (keyword === 'required') {
    return { promised: `the field "${member}"`, came: `an object without it: ${short(value)}` }
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const own = valueAt(value, `/${member}`)
    return {
      promised: `no field "${member}": the contract does not name it`,
      came: `"${member}": ${short(own)}`,
    }
  }
  return { promised: message.replace(/^must /, 'a value that must '), came: short(value) }
}

/** The value at a JSON pointer, or undefined. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((current, name) => Object(current)[name], value)
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)} …` : text
}
