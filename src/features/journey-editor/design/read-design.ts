import type { JourneyDesign } from '#generated/model/index.ts'
import { blankStep } from './design.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')

const isStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Whether a value has the same shape as the sample; a nullable value is null in one of two samples. */
const isLike = (value: unknown, sample: unknown): boolean =>
  value === null ||
  sample === null ||
  (Array.isArray(sample) ? Array.isArray(value) : typeof value === typeof sample)

const stepSample = blankStep('')

function isStep(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.name) || !isText(value.description)) return false
  if (typeof value.activity_id !== 'string' || !isStrings(value.variables)) return false
  if (!Array.isArray(value.next) || !value.next.every(isRecord)) return false
  if (!Array.isArray(value.content) || !value.content.every(isText)) return false
  if (!Array.isArray(value.needs) || !value.needs.every(isRecord)) return false
  if (!Array.isArray(value.prefill) || !value.prefill.every(isRecord)) return false
  return Object.entries(stepSample).every(([name, sample]) => name in value && isLike(value[name], sample))
}

const isWhatIf = (value: unknown): boolean =>
  isRecord(value) &&
  isStrings(value.opens) &&
  [value.moves, value.compared].every((list) => Array.isArray(list) && list.every(isRecord))

/** Whether imported or stored data is a complete journey; the server validates in detail. */
export function isDesign(value: unknown): value is JourneyDesign {
  if (!isRecord(value)) return false
  const { name, description, audience, care_team: team, table_columns: columns, steps } = value
  if (![name, description, audience].every(isText)) return false
  if (!isRecord(team) || !isText(team.name)) return false
  if (!isStrings(value.languages) || !isStrings(value.first)) return false
  if (![value.monitoring_note, value.recommendation].every((one) => one === null || isText(one))) return false
  if (!Array.isArray(columns) || !columns.every((one) => isRecord(one) && isText(one.label))) return false
  if (typeof value.next_task_modal !== 'boolean' || typeof value.is_monitored !== 'boolean') return false
  const { what_ifs: whatIfs = [] } = value
  if (!Array.isArray(whatIfs) || !whatIfs.every(isWhatIf)) return false
  return Array.isArray(steps) && steps.every(isStep)
}
