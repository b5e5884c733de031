import type { Measurement, MeasurementImportRow, MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementImportRow as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import { valueProblem } from '#src/form-kit/issue-text.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { limitProblem } from '../form/measurement-schema.ts'
import { unitsOf } from '../measurement-rules.ts'
import { type Column, columnOf, hasValues } from './columns.ts'
import { type DateOrder, momentOf, orderOf } from './moments.ts'

/** The most lines that a file may have. */
export const MOST_LINES = 5000

export type RowProblem =
  | Problem
  | { code: 'noDate' | 'dateUnread' | 'timeUnread' | 'future' | 'pair' | 'lowerFirst' }

/** A cell that cannot be imported: its line in the file, as spreadsheets count, and its column. */
export type WrongCell = { line: number; column: string; problem: RowProblem }

export type Table = {
  columns: readonly Column[]
  lines: readonly (readonly string[])[]
  order: DateOrder | 'either'
}

/** The table of a file; undefined if no column with dates and none with values is recognized. */
export function tableOf([header = [], ...lines]: readonly (readonly string[])[]): Table | undefined {
  const columns = header.map(columnOf)
  const date = columns.findIndex(({ holds }) => holds === 'date')
  if (date === -1 || !columns.some(hasValues)) return undefined
  return { columns, lines, order: orderOf(lines.map((cells) => cells[date] ?? '')) }
}

/** The units of columns whose name has none. */
export type Units = Readonly<Record<'weight' | 'temperature', MeasurementUnit>>

type Choices = { order: DateOrder; units: Units }

/** Values have one separator at most, so it is a decimal one. */
const numberOf = (text: string) => parseNumber(text, 'fr-ca')

/** The values of a file, and the cells that cannot be imported. */
export function readRows({ columns, lines }: Table, { order, units }: Choices, now = Date.now()) {
  const rows: MeasurementImportRow[] = []
  const wrong: WrongCell[] = []
  const columnFor = (holds: Column['holds']) => columns.findIndex((column) => column.holds === holds)
  const [date, time, notesAt] = [columnFor('date'), columnFor('time'), columnFor('notes')]
  const lowerAt = columnFor('lower')

  for (const [index, cells] of lines.entries()) {
    const line = index + 2
    const cellAt = (at: number) => cells[at] ?? ''
    const refuse = (at: number, problem: RowProblem) =>
      wrong.push({ line, column: columns[at]?.name ?? '', problem })
    const filled = columns.flatMap((column, at) => (hasValues(column) && cellAt(at) !== '' ? [at] : []))
    if (filled.length === 0) {
      if (lowerAt !== -1 && cellAt(lowerAt) !== '') refuse(lowerAt, { code: 'pair' })
      continue
    }
    const moment = momentOf(cellAt(date), cellAt(time), order)
    if ('wrong' in moment) {
      if (cellAt(date) === '') refuse(date, { code: 'noDate' })
      else if (moment.wrong === 'date') refuse(date, { code: 'dateUnread' })
      else refuse(time === -1 ? date : time, { code: 'timeUnread' })
      continue
    }
    if (Date.parse(moment.at) > now) {
      refuse(date, { code: 'future' })
      continue
    }
    const notes = cellAt(notesAt) || null
    const unfit = valueProblem(schema.shape.notes, notes)
    if (unfit) {
      refuse(notesAt, unfit)
      continue
    }
    for (const at of filled) {
      const column = columns[at]
      if (column?.holds === 'value') {
        const { kind } = column
        const chosen = kind === 'weight' || kind === 'temperature' ? units[kind] : unitsOf[kind][0]
        const unit = column.unit ?? chosen
        const value = numberOf(cellAt(at))
        const problem = value === null ? ({ code: 'number' } as const) : limitProblem(unit, value)
        if (value === null || problem) refuse(at, problem ?? { code: 'number' })
        else rows.push({ kind, value, diastolic: null, unit, measured_at: moment.at, notes })
      } else {
        const isPair = column?.holds === 'pressure'
        const [upperText = '', lowerText = ''] = isPair
          ? cellAt(at).split('/')
          : [cellAt(at), cellAt(lowerAt)]
        const [value, diastolic] = [numberOf(upperText), numberOf(lowerText)]
        const problem: RowProblem | undefined =
          lowerText.trim() === ''
            ? { code: 'pair' }
            : value === null || diastolic === null
              ? { code: 'number' }
              : (limitProblem('mmHg', value) ??
                limitProblem('diastolic', diastolic) ??
                (diastolic < value ? undefined : { code: 'lowerFirst' }))
        if (value === null || problem) refuse(at, problem ?? { code: 'number' })
        else
          rows.push({
            kind: 'blood_pressure',
            value,
            diastolic,
            unit: 'mmHg',
            measured_at: moment.at,
            notes,
          })
      }
    }
  }
  return { rows, wrong }
}

type Known = Pick<Measurement, 'kind' | 'value' | 'diastolic' | 'unit' | 'measured_at'>

/** Values of the same kind and minute are the same measurement if they are equal. */
const keyOf = ({ kind, value, diastolic, unit, measured_at: at }: Known) =>
  [kind, value, diastolic, unit, at.slice(0, 16)].join(' ')

/** The rows that are not there yet, each once. */
export function newRows(
  rows: readonly MeasurementImportRow[],
  known: readonly Known[],
): MeasurementImportRow[] {
  const seen = new Set(known.map(keyOf))
  return rows.filter((row) => {
    const key = keyOf({ ...row, diastolic: row.diastolic ?? null })
    return !seen.has(key) && seen.add(key)
  })
}
