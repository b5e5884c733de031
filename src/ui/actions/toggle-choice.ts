type Choice = { value: string; exclusive?: boolean | undefined }

/** Toggles an option, keeping the order of the options; an exclusive option clears all others. */
export function toggleChoice(options: readonly Choice[], chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  const isExclusive = (option: Choice): boolean => option.exclusive === true
  const alone = options.some((option) => option.value === value && isExclusive(option))
  if (alone) return [value]
  const next = new Set([...chosen, value])
  return options
    .filter((option) => next.has(option.value) && !isExclusive(option))
    .map((option) => option.value)
}
