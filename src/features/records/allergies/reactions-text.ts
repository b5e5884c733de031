import type { Allergy } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** What happens, in words: 'Hives, swelling, itchy eyes'; another reaction in those of the person. */
export function reactionsText(
  { reactions, reaction_text: text }: Pick<Allergy, 'reactions' | 'reaction_text'>,
  t: Texts,
): string {
  const words = reactions.map((one) =>
    one === 'other' && text !== null ? text : t.records.allergies.reaction[one](),
  )
  // Only the first of them begins a line; an abbreviation of the person stays as it is.
  return words.map((word, at) => (at === 0 ? word : lowerFirst(word))).join(', ')
}

const lowerFirst = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
