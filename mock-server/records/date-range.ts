type Range = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Whether a date that may be told in part lies in a range of days, as far as it is told: 2019 lies in May 2019. A date
 * that nobody knows lies in no range; without bounds everything does.
 */
export function isWithin(date: string | null, { from, to }: Range): boolean {
  if (from === undefined && to === undefined) return true
  if (date === null) return false
  const asTold = (bound: string) => bound.slice(0, date.length)
  return (from === undefined || date >= asTold(from)) && (to === undefined || date <= asTold(to))
}

/** Whether something is not of before a day, as far as its date is told; what has no date is not known to be. */
export function isSince(date: string | null, since: string | null | undefined): boolean {
  if (since === null || since === undefined || date === null) return true
  return date.slice(0, since.length) >= since.slice(0, date.length)
}
