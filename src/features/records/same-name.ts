import { plainText } from '#src/lib/plain-text.ts'

const bare = (name: string): string =>
  plainText(name)
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Whether two names are one: case, accents, blanks and marks make no difference. An empty name is no name. */
export const isSameName = (one: string, other: string): boolean =>
  bare(one) !== '' && bare(one) === bare(other)
