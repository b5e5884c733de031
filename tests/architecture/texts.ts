// Checks of a pair of texts, as plain functions.

/** A dictionary flattened: `tasks.empty.title` to its text. */
export type Texts = ReadonlyMap<string, string>

/**
 * Flattens a dictionary.
 * @throws when a value is neither text nor a group of texts
 */
export const flatten = (dictionary: object, prefix = ''): Texts => {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(dictionary)) {
    const name = `${prefix}${key}`
    if (typeof value === 'string') found.set(name, value)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of flatten(value, `${name}.`)) found.set(inner, text)
    else throw new Error(`${name} is not a text`)
  }
  return found
}

/**
 * The names that a text is filled with, each once, sorted: `{name}`, `{name:string}` and `{{count:one|many}}`.
 * A plural without a name (`{{one|many}}`) belongs to the name before it and needs none.
 */
export const placeholders = (text: string): string[] => {
  const names = [...text.matchAll(/\{\{?\s*([\w.]+)\s*[:|}?]/g)].flatMap(([whole, name = '']) =>
    // `{{task|tasks}}` and `{{s}}` hold words of the language, not names
    whole.startsWith('{{') && !whole.includes(':') ? [] : [name],
  )
  return [...new Set(names)].sort()
}

/** A text without its placeholders; the words of plurals are kept. */
const words = (text: string) =>
  text
    .replace(/\{\{(?:[\w.]+:)?([^}]*)\}\}/g, (_, forms: string) => forms.replaceAll('|', ' '))
    .replace(/\{[^}]*\}/g, 'x')

/** Whether there is anything in a text to translate. */
export const hasWords = (text: string) => /\p{L}{2,}/u.test(words(text).replaceAll(/\bx\b/g, ''))

const NARROW = '[\\u00a0\\u202f]'
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!${NARROW})[;!?](?=\\s|$|»)`, 'u'), 'a non-breaking space before ; ! ?'],
  [new RegExp(`(?<!${NARROW}|\\d):(?=\\s|$)`, 'u'), 'a non-breaking space before :'],
  [new RegExp(`«(?!${NARROW})|(?<!${NARROW})»`, 'u'), 'non-breaking spaces inside « »'],
  [new RegExp(`(?<!${NARROW})%`, 'u'), 'a non-breaking space before %'],
  [/["“”]/u, '« » for quotation marks'],
  [/'/u, '’ for the apostrophe'],
]

/** Typographic errors in a French text. */
export const frenchTypography = (text: string) =>
  TYPOGRAPHY.flatMap(([pattern, wanted]) => (pattern.test(words(text)) ? [wanted] : []))
