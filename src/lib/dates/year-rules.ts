/** How many years back a date or year may be, inclusive (VAL-49, D-59). */
export const YEARS_BACK = 125

export type YearProblem =
  | { code: 'year' }
  | { code: 'yearFuture'; max: number }
  | { code: 'yearsBack'; years: number }

/**
 * Validates a remembered year (VAL-48, VAL-49).
 * @param text as typed, trimmed
 * @param today ISO text of the local day
 */
export function yearProblem(text: string, today: string, years = YEARS_BACK): YearProblem | undefined {
  if (!/^\d{4}$/.test(text)) return { code: 'year' }
  const now = Number(today.slice(0, 4))
  if (Number(text) > now) return { code: 'yearFuture', max: now }
  return Number(text) < now - years ? { code: 'yearsBack', years } : undefined
}
