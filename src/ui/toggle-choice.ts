type Choice = { value: string; exclusive?: boolean | undefined }

/** Turns one option on or off, in the order of the options; an exclusive one never stands beside others. */
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
