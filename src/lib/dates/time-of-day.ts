const HALF = /^(\d{1,2})(?:[:h](\d{2}))?([ap])m$/
const WHOLE = /^(\d{1,2})(?::(\d{2})|h(\d{2})?)$/

/**
 * Parses a time of day as written in Canada (VAL-53): `14:05`, `14 h 05`, `14 h`, `2:05 p.m.`, `2 pm`.
 * @param typed the raw input
 * @returns `HH:MM` from 00:00 to 23:59; undefined if invalid
 */
export function readTime(typed: string): string | undefined {
  const text = typed.toLowerCase().replace(/[\s.]/g, '')
  const half = HALF.exec(text)
  const [, hours, ...minutes] = half ?? WHOLE.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = Number(hours)
  const minute = Number((half ? minutes[0] : (minutes[0] ?? minutes[1])) ?? 0)
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour < 1)) return undefined
  const ofDay = half ? (hour % 12) + (half[3] === 'p' ? 12 : 0) : hour
  return `${String(ofDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
