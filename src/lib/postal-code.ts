/** Some letters are never used: they are read as digits or as each other. */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/**
 * Reads a Canadian postal code (VAL-59), however it is spaced and in small or capital letters.
 * @param typed what somebody typed or pasted
 * @returns `K1A 0B1`; undefined when it is no postal code
 */
export function readPostalCode(typed: string): string | undefined {
  const [, area, unit] = POSTAL_CODE.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return area && unit ? `${area} ${unit}` : undefined
}
