/**
 * Normalizes a text for search: no accents, lower case, trimmed.
 * @param text in any of the product's languages
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
