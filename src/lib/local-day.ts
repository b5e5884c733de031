const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * Today where the person is, as ISO text (`2026-11-20`). Never from toISOString(): at 20:00 in Toronto that is
 * already tomorrow.
 */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/**
 * The same day some years earlier, as ISO text (February 29 compares well even where that day does not exist).
 * @param today ISO text
 */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}
