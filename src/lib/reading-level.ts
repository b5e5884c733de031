/**
 * How hard a text is to read, as a school grade: a hint, never a verdict. English by Flesch and Kincaid
 * (0.39 words a sentence + 11.8 syllables a word - 15.59); French by the reading ease of Kandel and Moles
 * (207 - 1.015 words a sentence - 73.6 syllables a word), of which every ten points are about a grade.
 * Syllables are counted as runs of vowels, which is right for most words; a text of less than four words says nothing.
 */
const FEWEST = 4

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const sentences = (text: string): number =>
  Math.max(1, (text.match(/(?<![.!?…])[.!?…]+(?=\s|$)/gu) ?? []).length)

const VOWELS = /[aeiouyàâäéèêëîïôöùûüÿœæ]+/gu

/** A silent e at the end is no syllable: `hope`, `times`, and in French `marche`, `marchent`. */
function syllables(word: string, language: 'en' | 'fr'): number {
  const spoken =
    language === 'en'
      ? word.replace(/(?<![aeiouyl])(e|es|ed)$/, '')
      : word.replace(/(?<=.{2})(e|es|ent)$/, '')
  return Math.max(1, spoken.match(VOWELS)?.length ?? 0)
}

/** The grade of school in which a text can be read, from 1; undefined where there is too little of it. */
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
