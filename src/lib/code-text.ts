/**
 * A code as it is sent. Copied codes come with blanks, dashes of any kind, invisible characters and full-width digits.
 */
export const codeText = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
