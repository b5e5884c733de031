/** A valid key from a title or name: lower-case letters, digits and hyphens. */
export const keyFrom = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|(?<!-)-+$/g, '')
    .slice(0, 64)

/** The key that follows a title while it is typed, as long as no one has written another. */
export const suggestedKey = (key: string, before: string, title: string): { key?: string } =>
  key === '' || key === keyFrom(before) ? { key: keyFrom(title) } : {}
