import type {
  ProcessInstanceFilterVariablesItem,
  VariableType,
  VariableValue,
} from '#generated/model/index.ts'
import { plain } from '../store/localized.ts'

/** The engine's name for the type of a value (D-73). */
export function typeOf(value: VariableValue): VariableType {
  if (value === null) return 'Null'
  switch (typeof value) {
    case 'string':
      return 'String'
    case 'number':
      return 'Number'
    case 'boolean':
      return 'Boolean'
    default:
      return 'Json'
  }
}

/** A number for a value; another value has another one (nearly always). It changes with the value alone. */
export function revisionOf(value: VariableValue): number {
  let hash = 0
  for (const letter of JSON.stringify(value)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (Math.abs(hash) % 999_999_998) + 1
}

/** Whether a variable fulfils a condition of the filter; a variable that is not set only fulfils `neq`. */
export function matchesVariable(
  actual: VariableValue | undefined,
  { operator, value }: ProcessInstanceFilterVariablesItem,
): boolean {
  switch (operator) {
    case 'eq':
      return isSame(actual, value)
    case 'neq':
      return !isSame(actual, value)
    case 'in':
      return Array.isArray(value) && value.includes(String(actual ?? ''))
    case 'like':
      return typeof actual === 'string' && plain(actual).includes(plain(String(value)))
    case 'gt':
      return compare(actual, value, (a, b) => a > b)
    case 'gte':
      return compare(actual, value, (a, b) => a >= b)
    case 'lt':
      return compare(actual, value, (a, b) => a < b)
    case 'lte':
      return compare(actual, value, (a, b) => a <= b)
  }
}

const isSame = (a: VariableValue | undefined, b: VariableValue) => JSON.stringify(a) === JSON.stringify(b)

function compare(
  a: VariableValue | undefined,
  b: VariableValue,
  test: (a: number | string, b: number | string) => boolean,
): boolean {
  if (typeof a === 'number' && typeof b === 'number') return test(a, b)
  return typeof a === 'string' && typeof b === 'string' && test(a, b)
}
