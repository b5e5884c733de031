/** Letters that postal codes never use are excluded, because they are misread as digits. */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/**
 * Parses a Canadian postal code (VAL-59) in any spacing and case.
 * @param typed the raw input
 * @returns `K1A 0B1`; undefined if invalid
 */
export function readPostalCode(typed: string): string | undefined {
  const [, area, unit] = POSTAL_CODE.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return area && unit ? `${area} ${unit}` : undefined
}
