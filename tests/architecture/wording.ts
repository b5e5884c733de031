// How texts are worded, as plain functions: docs/glossary.md says the same in words.

/** Words that nurses and patients don't say, and what they say instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\b(nobody|whoever)\b/i, 'no one, anyone who'],
  [/\b(anew|in force|for good|at once)\b/i, 'again, active, permanently, right away'],
  [/\b(begins?|began|begun)\b/i, 'start'],
  [/\be-mail\b/i, 'email'],
  [/\b(is|are) told\b/i, 'see'],
  [/\b(could|do|does|did) not\b|\bcannot\b/i, 'a contraction'],
]

/** Texts fixed by the requirements or by plural rules. */
const FIXED: readonly RegExp[] = [
  /^Passwords do not match\.$/,
  /^This user does not exist\.$/,
  /^This page could not be displayed\.$/,
]

/** Replacements for forbidden English words. */
export const avoided = (text: string) =>
  FIXED.some((fixed) => fixed.test(text))
    ? []
    : AVOIDED.flatMap(([word, say]) => (word.test(text) ? [say] : []))

/** Areas that only staff and administrators read; everyone else may be a patient. */
const STAFF =
  /^(adminOrganizations|attention|audit|contents|control|enrolments|form(Admin|Editor|Fields)|instances|invites|journeyEditor|journeyTrial|needs|organization|provider|registration|steps|users)\./

/** The highest school grade of an English text, and the most words of a French sentence, by who reads them. */
export const limitsOf = (key: string) =>
  STAFF.test(key) ? { grade: 10, words: 30 } : { grade: 8, words: 25 }

/** Forms that English texts leave out: one apostrophe, one ellipsis, and "your" where a button speaks for the person. */
export const otherForm = (text: string) =>
  /[’"]/.test(text) || /(?<!\(https:\/\/|\(media:)…/.test(text) || /\bmy\b(?!-)/i.test(text)

/** French that is not inclusive. */
export const leavesOut = (text: string) =>
  /\b(les patients|un patient|utilisateurs?|tous les deux (ont|avez)|quiconque|vous seul)\b/i.test(text)

/** A text as it is read: the last form of each plural, and a short word for each value. */
const asRead = (text: string) =>
  text.replace(/\{\{(?:[\w.]+:)?(?:[^}|]*\|)*([^}|]*)\}\}/g, '$1').replace(/\{[^}]*\}/g, 'Ana')

const wordsOf = (text: string): string[] => text.match(/[\p{L}’']+/gu) ?? []

const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  )

/** The school grade that an English text needs (Flesch-Kincaid); short labels need none. */
export const grade = (text: string) => {
  const sentences = asRead(text).split(/[.!?:;]\s+/)
  const words = sentences.flatMap(wordsOf)
  if (words.length < 10) return 0
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * spoken) / words.length - 15.59
}

/** How many words the longest sentence of a text has. */
export const longest = (text: string) =>
  Math.max(
    ...asRead(text)
      .split(/[.!?:;]\s+/)
      .map((sentence) => wordsOf(sentence).length),
  )

/** English texts of four words or more that have more than one French. */
export const twoWordings = (pairs: readonly { en: string; fr: string }[]) => {
  const known = new Map<string, Set<string>>()
  for (const { en, fr } of pairs.filter((pair) => wordsOf(pair.en.replaceAll(/\{[^}]*\}/g, '')).length >= 4))
    known.set(en, (known.get(en) ?? new Set()).add(fr))
  return [...known].filter(([, french]) => french.size > 1).map(([en]) => en)
}
