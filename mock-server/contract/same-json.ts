/**
 * Whether a value is written as the very JSON that `parsed` was read from: the same members in the same order, all
 * the way down. In doubt no: anything but plain objects, lists and simple values (a Date, say) is another value.
 * @param parsed out of JSON.parse
 */
export function sameJson(parsed: unknown, value: unknown): boolean {
  if (parsed === value) return true
  if (typeof parsed !== 'object' || typeof value !== 'object' || parsed === null || value === null)
    return false
  if (Object.getPrototypeOf(parsed) !== Object.getPrototypeOf(value)) return false
  return (
    sameItems(Object.keys(parsed), Object.keys(value)) &&
    sameItems(Object.values(parsed), Object.values(value))
  )
}

function sameItems(parsed: readonly unknown[], values: readonly unknown[]): boolean {
  return parsed.length === values.length && parsed.every((one, index) => sameJson(one, values[index]))
}
