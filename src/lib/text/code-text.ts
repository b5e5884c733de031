/**
 * Normalizes a code for sending. Pasted codes may contain spaces, dashes, invisible characters and full-width
 * digits.
 */
export const codeText = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
