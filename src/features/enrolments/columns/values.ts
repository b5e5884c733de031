import type { EnrolmentColumn, ProcessInstance, VariableValue } from '#generated/model/index.ts'
import type { Format, Texts } from '#src/i18n/use-text.ts'
import { stateOf } from '../list/state.ts'

/** Formats values: for people in the table, for spreadsheets in a file. */
export type Writer = { t: Texts; format: Pick<Format, 'date' | 'dateTime' | 'number'>; nothing: string }

/** A variable's value, labelled by the options of its question. */
function variableText(
  value: VariableValue | undefined,
  { kind, options }: EnrolmentColumn,
  { t, format, nothing }: Writer,
): string {
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return value ? t.enrolments.table.yes() : t.enrolments.table.no()
  if (typeof value === 'number') return format.number(value)
  const optionText = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one)
  if (Array.isArray(value)) return value.map(optionText).join(', ') || nothing
  // internal values of the engine
  if (typeof value === 'object') return JSON.stringify(value)
  return kind === 'date' ? format.date(value) : optionText(value)
}

export function cellText(column: EnrolmentColumn, one: ProcessInstance, writer: Writer): string {
  const { t, format, nothing } = writer
  switch (column.key) {
    case 'name':
      return one.patient.display_name
    case 'enrolled_at':
      return format.date(one.enrolled_at)
    case 'status':
      return t.enrolments.status[stateOf(one)]()
    case 'current_step':
      return one.next_task?.name ?? nothing
    case 'assigned_to':
      return one.assigned_to?.display_name ?? nothing
    case 'last_activity_at':
      return format.dateTime(one.last_activity_at)
    default:
      return variableText(one.variables[column.key.replace(/^variable:/, '')], column, writer)
  }
}
