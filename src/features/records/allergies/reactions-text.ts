import type { Allergy } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** Reactions as text: 'Hives, swelling, itchy eyes'; another reaction in the person's own words. */
export function reactionsText(
  { reactions, reaction_text: text }: Pick<Allergy, 'reactions' | 'reaction_text'>,
  t: Texts,
): string {
  if (reactions.length === 0) return t.records.allergies.unknownReaction()
  const words = reactions.map((one) =>
    one === 'other' && text !== null ? text : t.records.allergies.reaction[one](),
  )
  // Only the first is capitalized; the person's abbreviations stay as they are.
  return words.map((word, at) => (at === 0 ? word : lowerFirst(word))).join(', ')
}

const lowerFirst = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
