const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * Today in the person's time zone, as ISO text (`2026-11-20`). toISOString() would return UTC: at 20:00 in
 * Toronto that is already tomorrow.
 */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/**
 * The same day in an earlier year, as ISO text (a February 29 that does not exist still compares correctly).
 * @param today ISO text
 */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}
