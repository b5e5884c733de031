/** Sorts suggested names by the rules of the language. */
export const sortedNames = (names: readonly string[], locale: string): string[] =>
  names.toSorted(new Intl.Collator(locale).compare)
