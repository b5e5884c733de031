import { plainText } from '#src/lib/text/plain-text.ts'

/** A name without case, accents, punctuation and needless whitespace. */
export const bareName = (name: string): string =>
  plainText(name)
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Whether two names are equal, ignoring case, accents, whitespace and punctuation. Empty names never match. */
export const isSameName = (one: string, other: string): boolean =>
  bareName(one) !== '' && bareName(one) === bareName(other)
