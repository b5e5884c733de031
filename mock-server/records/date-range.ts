type Range = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Whether a partial date is in a range of days, compared by the parts it has: 2019 is in May 2019. A date
 * that is unknown is in no range; without bounds every date matches.
 */
export function isWithin(date: string | null, { from, to }: Range): boolean {
  if (from === undefined && to === undefined) return true
  if (date === null) return false
  const asTold = (bound: string) => bound.slice(0, date.length)
  return (from === undefined || date >= asTold(from)) && (to === undefined || date <= asTold(to))
}

/** Whether a date is not before a day, compared by the parts it has; false without a date. */
export function isSince(date: string | null, since: string | null | undefined): boolean {
  if (since === null || since === undefined || date === null) return true
  return date.slice(0, since.length) >= since.slice(0, date.length)
}
