// Texts that are written alike in English and in French, on purpose. One that is not used is a mistake too.
export const sameInBoth: readonly string[] = [
  // a language is named in itself
  'English',
  'Français',
  'EN',
  'FR',
  'Messages',
]
