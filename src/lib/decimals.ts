const digits = (value: number): number => (String(value).split('.')[1] ?? '').length

/**
 * With how many decimals numbers that belong together are written.
 * @param written how many they were written with, when that is known
 * @param values the numbers; else the one with the most decides
 */
export const decimalsOf = (written: number | null | undefined, values: readonly (number | null)[]): number =>
  written ?? Math.max(0, ...values.map((value) => (value === null ? 0 : digits(value))))
