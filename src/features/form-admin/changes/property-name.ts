import type { Texts } from '#src/i18n/texts.ts'

type Words = Texts['formAdmin']['changes']['property']
type FieldWords = Texts['formFields']['property']

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
  'scores',
  'of',
  'bands',
  'from',
  'unit',
  'picture',
  'data',
  'alt',
  'content_type',
] as const satisfies readonly (keyof Words)[]

/** Limits of a question, named as in its editor. */
const limits = [
  'min_length',
  'max_length',
  'min_words',
  'max_words',
  'unique',
  'pattern',
  'pattern_message',
  'autocomplete',
  'integer',
  'not_future',
  'within_years',
  'not_before',
  'accept',
  'max_bytes',
  'max_files',
  'row_label',
  'add_label',
  'min_rows',
  'max_rows',
  'min_label',
  'max_label',
  'as_list',
  'as_slider',
  'statement',
  'rows',
] as const satisfies readonly (keyof FieldWords)[]

/** The label of a form property; defaults to the contract's name. */
export function propertyName(property: string, words: Words, fieldWords: FieldWords): string {
  const name = named.find((one) => one === property)
  if (name) return words[name]()
  const limit = limits.find((one) => one === property)
  return limit ? fieldWords[limit]() : property
}
