import type { Texts } from '#src/i18n/texts.ts'

type Words = Texts['formAdmin']['changes']['property']

/** The properties that have words of their own; the texts themselves cannot be listed. */
const named = [
  'title',
  'label',
  'help',
  'intro',
  'required',
  'options',
  'visible_when',
  'alert_when',
  'message',
  'what_to_do',
  'level',
  'type',
  'min',
  'max',
  'key',
  'pages',
  'fields',
  'alerts',
  'unit',
] as const satisfies readonly (keyof Words)[]

/** A property of a form in words; as the contract calls it, where it has none of its own. */
export function propertyName(property: string, words: Words): string {
  const name = named.find((one) => one === property)
  return name ? words[name]() : property
}
