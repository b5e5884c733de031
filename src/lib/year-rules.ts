/** How far back a date or year may lie (VAL-49, D-59: the bound itself is accepted). */
export const YEARS_BACK = 125

export type YearProblem =
  | { code: 'year' }
  | { code: 'yearFuture'; max: number }
  | { code: 'yearsBack'; years: number }

/**
 * What is wrong with a year that somebody remembers (VAL-48, VAL-49).
 * @param text as typed, without blanks around it
 * @param today ISO text of the local day
 */
export function yearProblem(text: string, today: string, years = YEARS_BACK): YearProblem | undefined {
  if (!/^\d{4}$/.test(text)) return { code: 'year' }
  const now = Number(today.slice(0, 4))
  if (Number(text) > now) return { code: 'yearFuture', max: now }
  return Number(text) < now - years ? { code: 'yearsBack', years } : undefined
}
