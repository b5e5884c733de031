import type { Texts } from '#src/i18n/texts.ts'

type Words = Texts['formAdmin']['changes']['property']

/** Properties with a label; translated texts are open-ended and not listed. */
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

/** The label of a form property; defaults to the contract's name. */
export function propertyName(property: string, words: Words): string {
  const name = named.find((one) => one === property)
  return name ? words[name]() : property
}
