export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: words[value]() }))
