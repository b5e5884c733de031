import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { Report } from '../report.ts'
import { covers } from './apply-baseline.ts'
import type { Entry } from './baseline.ts'
import { TO_WRITE } from './baseline.ts'

/** A new entry is accepted for so long, unless a person writes another day. */
const DAYS = 30

const dayAfter = (today: string, days: number) => {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toJSON().slice(0, 10)
}

/**
 * The entries with one more for each finding that none is about. Those that are there stay as they are, also the
 * ones past their day: only a person accepts something for longer.
 * @param today `YYYY-MM-DD`
 */
export function updated(entries: readonly Entry[], { findings }: Report, today: string): Entry[] {
  const fresh = findings
    .filter((finding) => !entries.some((entry) => covers(entry, finding)))
    .map(({ operation, rule, pointer, status }) => ({
      operation,
      rule,
      pointer,
      status,
      reason: TO_WRITE,
      until: dayAfter(today, DAYS),
    }))
  return [...entries, ...fresh]
}

/** Writes the entries, as YAML when the name of the file says so, else as JSON. */
export function writeBaseline(file: string, entries: readonly Entry[]): void {
  const text = /\.ya?ml$/i.test(file) ? stringify(entries) : `${JSON.stringify(entries, null, 2)}\n`
  writeFileSync(file, text)
}
