/** The texts of a value, each with its place; a function writes its text for 2. */
function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value(2))]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${place}/${key}`))
}

/** The places of texts without a word. */
export const emptyTexts = (value: unknown): string[] =>
  textsOf(value).flatMap(([place, text]) => (text.trim() === '' ? [`${place} is empty`] : []))

/** The places of texts that are the same in both languages. */
export function untranslated(english: unknown, french: unknown): string[] {
  const inFrench = new Map(textsOf(french))
  return textsOf(english).flatMap(([place, text]) =>
    text === inFrench.get(place) ? [`${place} is the same in both languages: ${text}`] : [],
  )
}
