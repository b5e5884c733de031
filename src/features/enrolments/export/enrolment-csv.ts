import type { EnrolmentColumn, ProcessInstance } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { csvText } from '#src/lib/files/csv.ts'
import { type Writer, cellText } from '../columns/values.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** `2026-11-20` and `2026-11-20 14:05` in local time, which spreadsheets recognize as dates. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

const format: Writer['format'] = {
  // A date without a time has no time zone.
  date: (iso) => (iso.length <= 10 ? iso : dayOf(new Date(iso))),
  dateTime: (iso) => {
    const at = new Date(iso)
    return `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
  },
  number: String,
}

export function enrolmentCsv(
  columns: readonly EnrolmentColumn[],
  rows: readonly ProcessInstance[],
  t: Texts,
): string {
  const writer = { t, format, nothing: '' }
  return csvText([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => cellText(column, row, writer))),
  ])
}
