/** A valid key from a title or name: lower-case letters, digits and hyphens. */
export const keyFrom = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|(?<!-)-+$/g, '')
    .slice(0, 64)
