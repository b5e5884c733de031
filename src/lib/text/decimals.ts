const digits = (value: number): number => (String(value).split('.')[1] ?? '').length

/**
 * Number of decimals for a group of related numbers.
 * @param written the decimals they were written with, if known
 * @param values the numbers; otherwise the one with the most decimals decides
 */
export const decimalsOf = (written: number | null | undefined, values: readonly (number | null)[]): number =>
  written ?? Math.max(0, ...values.map((value) => (value === null ? 0 : digits(value))))
