/**
 * A later day, as ISO text. A day that the later month does not have becomes its last one: six months after August 31
 * is February 28.
 * @param day ISO text
 */
export function dayAfter(day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const at = Date.UTC(year, month - 1 + months, Math.min(date, lastDate) + days)
  return new Date(at).toISOString().slice(0, 10)
}
