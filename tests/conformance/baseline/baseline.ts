import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** One deviation that a team knows and accepts for a time. */
export type Entry = {
  readonly operation: string
  readonly rule: string
  /** Left out: any place. */
  readonly pointer?: string | undefined
  /** Left out: any status. */
  readonly status?: number | undefined
  readonly reason: string
  /** The last day on which it is accepted, `YYYY-MM-DD`. */
  readonly until: string
}

/** The reason that a tool writes; a person has to write a better one before it counts. */
export const TO_WRITE = 'TODO'

/** A file that cannot be used: its message says what to mend. */
export class BaselineProblem extends Error {}

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

function readEntry(value: unknown, at: string, allowUnwritten: boolean): Entry {
  const fail = (what: string): never => {
    throw new BaselineProblem(`${at} ${what}`)
  }
  if (typeof value !== 'object' || value === null) return fail('is not an entry.')
  const known = ['operation', 'rule', 'pointer', 'status', 'reason', 'until']
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown !== undefined)
    fail(`has a field "${unknown}" that is not known. Known fields: ${known.join(', ')}.`)
  const given = new Map(Object.entries(value))
  const text = (name: string): string => {
    const found: unknown = given.get(name)
    return typeof found === 'string' && found.trim() !== '' ? found : fail(`needs "${name}".`)
  }
  const [operation, rule, reason, until] = [text('operation'), text('rule'), text('reason'), text('until')]
  if (reason.trim().toUpperCase().startsWith(TO_WRITE) && !allowUnwritten) {
    fail(`(${operation}, ${rule}) has no reason yet. Replace "${reason}" with the reason it is accepted.`)
  }
  if (!isDay(until)) fail(`(${operation}, ${rule}) needs a date in "until" (YYYY-MM-DD), not "${until}".`)
  const pointer: unknown = given.get('pointer')
  if (pointer !== undefined && typeof pointer !== 'string') fail('has a "pointer" that is not a string.')
  const status: unknown = given.get('status')
  if (status !== undefined && typeof status !== 'number') fail('has a "status" that is not a number.')
  return {
    operation,
    rule,
    ...(typeof pointer === 'string' ? { pointer } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    reason,
    until,
  }
}

/**
 * Reads the accepted deviations, a list in JSON or YAML.
 * @param allowUnwritten whether reasons may still be TODO, as they are while the file is being updated
 * @throws BaselineProblem when the file is not there or not usable; its message names the entry
 */
export function readBaseline(file: string, allowUnwritten: boolean): Entry[] {
  if (!existsSync(file)) {
    if (allowUnwritten) return []
    throw new BaselineProblem(`The baseline file ${file} does not exist. Create it with --update-baseline.`)
  }
  let value: unknown
  try {
    // a day without quotes stays the text that it is: the core schema of YAML 1.2 has no dates
    value = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BaselineProblem(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new BaselineProblem(`${file} must contain a list of entries.`)
  return value.map((entry: unknown, index) => readEntry(entry, `${file}: entry ${index + 1}`, allowUnwritten))
}
