/**
 * Minimum number of words for a grade. The grade is a hint, not a verdict: Flesch-Kincaid for English (0.39
 * words per sentence + 11.8 syllables per word - 15.59); for French the Kandel-Moles reading ease (207 - 1.015
 * words per sentence - 73.6 syllables per word), ten points of which are about one grade. Syllables are counted
 * as runs of vowels, which is right for most words.
 */
const FEWEST = 4

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const sentences = (text: string): number =>
  Math.max(1, (text.match(/(?<![.!?…])[.!?…]+(?=\s|$)/gu) ?? []).length)

const VOWELS = /[aeiouyàâäéèêëîïôöùûüÿœæ]+/gu

/** A silent final e is not a syllable: `hope`, `times`, and in French `marche`, `marchent`. */
function syllables(word: string, language: 'en' | 'fr'): number {
  const spoken =
    language === 'en'
      ? word.replace(/(?<![aeiouyl])(e|es|ed)$/, '')
      : word.replace(/(?<=.{2})(e|es|ent)$/, '')
  return Math.max(1, spoken.match(VOWELS)?.length ?? 0)
}

/** The school grade of a text, from 1; undefined if the text is too short. */
export function readingGrade(text: string, language: 'en' | 'fr'): number | undefined {
  const all = words(text)
  if (all.length < FEWEST) return undefined
  const long = all.length / sentences(text)
  const heavy = all.reduce((sum, word) => sum + syllables(word, language), 0) / all.length
  const grade =
    language === 'en'
      ? 0.39 * long + 11.8 * heavy - 15.59
      : (100 - (207 - 1.015 * long - 73.6 * heavy)) / 10 + 5
  return Math.max(1, Math.round(grade))
}
