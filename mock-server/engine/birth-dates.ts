const monthNames = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
] as const

/** A month by its name in either language, or the beginning of it: '03' for 'mar'. */
function monthOf(word: string): string | undefined {
  const at = monthNames.findIndex((names) => names.some((name) => name.startsWith(word)))
  return at === -1 ? undefined : String(at + 1).padStart(2, '0')
}

const twoDigits = (part: string): string => (part.length === 1 ? `0${part}` : part)

const dayFirst = /\b(\d{1,2})(?:er|st|nd|rd|th)?\s+([a-z]{3,})\b\.?,?(?:\s+(\d{4})\b)?/g
const monthFirst = /\b([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b,?(?:\s+(\d{4})\b)?/g
const inNumbers = /(?<!\S)(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?!\S)/g

/**
 * A search, in lower case and without accents, in which dates are written in digits alone: '19580314' for
 * 'march 14, 1958' and '14 mars 1958', '--0314' without a year, '03141958' for '3/14/1958'.
 */
export function withDatesInDigits(search: string): string {
  const digits = (whole: string, month: string | undefined, day: string, year = '--') =>
    month === undefined ? whole : `${year}${month}${twoDigits(day)}`
  return search
    .replace(dayFirst, (whole, day: string, name: string, year?: string) =>
      digits(whole, monthOf(name), day, year),
    )
    .replace(monthFirst, (whole, name: string, day: string, year?: string) =>
      digits(whole, monthOf(name), day, year),
    )
    .replace(inNumbers, (_, first: string, _mark, second: string, third: string) =>
      [first, second, third].map(twoDigits).join(''),
    )
}
