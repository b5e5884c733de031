export type CalendarEntry = {
  /** Stays the same in the next file, so that a calendar updates the entry instead of adding another. */
  id: string
  title: string
  description?: string
  start:
    | { kind: 'moment'; /** ISO text with a time zone. */ at: string }
    | { kind: 'day'; /** `YYYY-MM-DD` */ day: string }
    /** A time of day wherever the person is. */
    | { kind: 'local'; day: string; /** `HH:MM` */ time: string }
  repeats?: { every: number; /** RFC 5545: `MO`, `TU`; every day without. */ weekdays?: readonly string[] }
  /** Minutes before the start at which the calendar reminds. */
  remindBefore?: number
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const rows: string[] = []
  let row = ''
  let size = 0
  for (const sign of line) {
    const length = bytes.encode(sign).length
    if (size + length > 75) {
      rows.push(row)
      row = ' '
      size = 1
    }
    row += sign
    size += length
  }
  return [...rows, row].join('\r\n')
}

/** `20261120T150400Z` */
const moment = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const compact = (text: string): string => text.replaceAll(/[-:]/g, '')

function startLine({ start }: CalendarEntry): string {
  switch (start.kind) {
    case 'moment':
      return `DTSTART:${moment(start.at)}`
    case 'day':
      return `DTSTART;VALUE=DATE:${compact(start.day)}`
    case 'local':
      return `DTSTART:${compact(start.day)}T${compact(start.time)}00`
  }
}

function ruleLine({ repeats }: CalendarEntry): string[] {
  if (!repeats) return []
  const { every, weekdays = [] } = repeats
  const by = weekdays.length > 0 ? `FREQ=WEEKLY;BYDAY=${weekdays.join(',')}` : 'FREQ=DAILY'
  return [`RRULE:${by};INTERVAL=${every}`]
}

const entryLines = (entry: CalendarEntry, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${stamp}`,
  startLine(entry),
  ...(entry.start.kind === 'day' ? [] : ['DURATION:PT15M']),
  ...ruleLine(entry),
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  ...(entry.remindBefore === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(entry.title)}`,
        `TRIGGER:-PT${entry.remindBefore}M`,
        'END:VALARM',
      ]),
  'END:VEVENT',
]

/** A calendar file (RFC 5545). @param now ISO text */
export function icsFile(entries: readonly CalendarEntry[], now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portage//Portage//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => entryLines(entry, moment(now))),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
