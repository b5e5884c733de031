/**
 * A text as a search sees it: without accents, in small letters, without spaces around it.
 * @param text in any language of the product
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
