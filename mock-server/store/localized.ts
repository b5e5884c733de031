import type { Language, LocalizedText } from '#generated/model/index.ts'

/** A built-in text, available in every language, unlike user content. */
export type BothLanguages = Readonly<Record<Language, string>>

/** A refusal is a sentence: the compiler knows an empty one. */
export type Sentence = `${string}.` | `${string} ${string}`
export type Sentences = Readonly<Record<Language, Sentence>>

/** A text in one language; falls back to English (LIB-01). */
export const textIn = (locale: Language, text: LocalizedText): string => text[locale] ?? text['en-ca']

/**
 * The language an Accept-Language header asks for (CALL-04): the wanted one of ours with the highest q-value,
 * by its primary tag; en-ca when there is none.
 */
export function localeOf(header: string | null): Language {
  if (header === null || header === 'en-ca') return 'en-ca'
  if (header === 'fr-ca') return 'fr-ca'
  let best: Language = 'en-ca'
  let highest = 0
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = Number(
      parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    const locale = languageOf(tag)
    if (locale && quality > highest) {
      best = locale
      highest = quality
    }
  }
  return best
}

function languageOf(tag: string): Language | undefined {
  if (tag === 'fr' || tag.startsWith('fr-')) return 'fr-ca'
  if (tag === 'en' || tag.startsWith('en-') || tag === '*') return 'en-ca'
  return undefined
}

/** Writes a text for search: no case, no accents. */
export const plain = (text: string): string => {
  const lower = text.toLowerCase()
  // ASCII except ^ and `, which are diacritics: most texts, of which lists write thousands
  if (/^[ -\]_a-~]*$/.test(lower)) return lower
  return lower.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '')
}
