import type { Json } from '../contract/document.ts'
import type { Effect } from './effect.ts'
import type { Look } from './look.ts'

const BECOMES: Readonly<Record<string, string>> = {
  present: 'with a value',
  absent: 'without a value',
  changed: 'with another value than before',
}

/**
 * An effect in the words of a finding.
 * @param wanted the value that an expression stands for
 */
export function promiseOf({ read, row, field, becomes }: Effect, look: Look, wanted: Json | undefined) {
  if (field === undefined || !look.isThere) {
    const thing = row ? 'the row' : 'it'
    if (becomes === 'added')
      return {
        promised: `${read} has one row more like ${JSON.stringify(row)} afterwards`,
        came: `${look.rows} rows, as before`,
        pointer: '/results',
      }
    return {
      promised: `${read} has ${thing}${becomes === 'gone' ? ' no more' : ''} afterwards`,
      came: look.isThere ? `${thing} is there` : row ? 'no such row' : String(look.answer.status),
      pointer: '',
    }
  }
  const words = (typeof becomes === 'string' && BECOMES[becomes]) || JSON.stringify(wanted ?? becomes)
  return {
    promised: `${read} answers "${field}" ${words} afterwards`,
    came: JSON.stringify(look.value) ?? 'no such field',
    pointer: row ? `/results/*/${field}` : `/${field}`,
  }
}
