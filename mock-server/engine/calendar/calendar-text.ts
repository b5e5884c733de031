/** An entry of a calendar, without names and health data. */
export type CalendarEntry = {
  /** The same as in the file that the portal makes, so that a calendar with both shows it once. */
  readonly id: string
  readonly title: string
  readonly start:
    | { readonly kind: 'moment'; /** Epoch ms. */ readonly at: number }
    | { readonly kind: 'day'; /** `YYYY-MM-DD` */ readonly day: string }
    /** A time of day wherever the person is. */
    | { readonly kind: 'local'; readonly day: string; /** `HH:MM` */ readonly time: string }
  /** The value of an RRULE. */
  readonly rule?: string
  /** Minutes before the start at which the calendar reminds. */
  readonly remindBefore: number
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
const compact = (text: string) => text.replaceAll(/[-:]/g, '')
const moment = (ms: number) => `${compact(new Date(ms).toISOString().slice(0, 19))}Z`
const bytes = new TextEncoder()

/** At most 75 octets a line, never cut within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = ''
  let size = 0
  for (const sign of line) {
    const { length } = bytes.encode(sign)
    const isFull = size + length > 75
    text += isFull ? `\r\n ${sign}` : sign
    size = isFull ? length + 1 : size + length
  }
  return text
}

function startOf({ start }: CalendarEntry): string {
  switch (start.kind) {
    case 'moment':
      return `DTSTART:${moment(start.at)}`
    case 'day':
      return `DTSTART;VALUE=DATE:${compact(start.day)}`
    case 'local':
      return `DTSTART:${compact(start.day)}T${compact(start.time)}00`
  }
}

const linesOf = (entry: CalendarEntry, { now, about }: { now: number; about: string }): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${moment(now)}`,
  startOf(entry),
  ...(entry.start.kind === 'day' ? [] : ['DURATION:PT15M']),
  ...(entry.rule === undefined ? [] : [`RRULE:${entry.rule}`]),
  `SUMMARY:${escaped(entry.title)}`,
  `DESCRIPTION:${escaped(about)}`,
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(entry.title)}`,
  `TRIGGER:-PT${entry.remindBefore}M`,
  'END:VALARM',
  'END:VEVENT',
]

type Options = {
  readonly name: string
  /** The description of each entry. */
  readonly about: string
  /** Epoch ms. */
  readonly now: number
}

/** The calendar in the format of RFC 5545. */
export function calendarText(entries: readonly CalendarEntry[], { name, about, now }: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portage//Portage//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    // how often to read it again
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, { now, about })),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
