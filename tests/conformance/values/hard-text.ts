import type { JsonObject } from '../contract/document.ts'

/** Letters of one, two, three and four bytes, and what databases, shells and HTML read otherwise. */
const HARD = `Zoé Nuñez-Łoś 東京 🩺 “it's” 100 % & \\ œuf`
/** A text without a limit is made this long. */
const LONG = 1500
/** Backends may write these their own way, or take certain ones only. */
const OTHERWISE =
  /phone|postal|zip|code|e?mail|user_?name|lang|locale|slug|token|ur[il]|html|zone|country|province|state|colou?r|key|type|ident|number|file|path|id$|password|secret|date|time|_at$/i

/** How long a text of a field may be, where any text will do; undefined for all other fields. */
export function freeTextLimit(name: string, schema: JsonObject): number | undefined {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  const isFree =
    types.includes('string') &&
    [schema.format, schema.enum, schema.const].every((one) => one === undefined) &&
    (schema.pattern === undefined || schema['x-text'] !== undefined)
  const limit = typeof schema.maxLength === 'number' ? schema.maxLength : LONG
  return isFree && !OTHERWISE.test(name) && limit >= 12 ? Math.min(limit, LONG) : undefined
}

/** A text that is easily damaged, with as many characters as there may be. */
export function hardText(limit: number, start = ''): string {
  const whole = [start, ...Array.from({ length: Math.ceil(limit / HARD.length) + 1 }, () => HARD)].join(' ')
  // a backend may count an emoji as two
  let text = ''
  for (const letter of whole.trimStart()) {
    if (text.length + letter.length > limit) break
    text += letter
  }
  return text.trimEnd()
}
