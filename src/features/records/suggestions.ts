/** Names that are offered while somebody types, in the order of the language. */
export const sortedNames = (names: readonly string[], locale: string): string[] =>
  names.toSorted(new Intl.Collator(locale).compare)
