import type { FormData, FormField, FormRow } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { isLimitedFor } from '../engine/care-partners.ts'
import { stepFor } from '../engine/definitions.ts'
import { formOfTask } from '../engine/forms.ts'
import { questionFor } from '../records/answer-records.ts'
import type { KnownRecord } from '../records/known-records.ts'
import { areSameName, knownRecords, latestMeasured } from '../records/known-records.ts'
import type { InstanceRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

const parts = ['name', 'dose', 'reaction', 'since'] as const
const mostRows = 20

/** A record as an answered row, as far as the row asks for it. */
function rowFrom(fields: readonly FormField[], known: KnownRecord): FormRow {
  const row: FormRow = {}
  for (const part of parts) {
    const question = questionFor(fields, part)
    const value = known[part]
    if (!question || value === null) continue
    const limit = question.type === 'text' ? question.max_length : undefined
    if (limit === undefined || value.length <= limit) row[question.key] = value
  }
  return row
}

function recordsFor(world: World, patient: string, field: FormField): FormData[string] | undefined {
  if (field.type === 'multi_choice' && field.record !== undefined) {
    const known = knownRecords(world, patient, field.record)
    const chosen = field.options.filter(
      ({ label, exclusive }) => !exclusive && known.some(({ name }) => areSameName(label, name)),
    )
    return chosen.length > 0 ? chosen.map(({ value }) => value) : undefined
  }
  if (field.type !== 'group' || field.record === undefined) return undefined
  const rows = knownRecords(world, patient, field.record).map((known) => rowFrom(field.fields, known))
  return rows.length > 0 ? rows.slice(0, field.max_rows ?? mostRows) : undefined
}

type Prefill = { readonly prefill: FormData; readonly dates: Readonly<Record<string, string>> }

/** The newest measurement that a question asks for, if the question takes its value. */
function measuredFor(world: World, patient: string, field: FormField) {
  if (field.type !== 'number' || field.record === undefined) return undefined
  const known = latestMeasured(world, patient, field.record)
  if (!known) return undefined
  const { min = -Infinity, max = Infinity, integer } = field
  const fits = known.value >= min && known.value <= max && (!integer || Number.isInteger(known.value))
  return fits ? known : undefined
}

/** What the profile and the health record know of the answers; records are for the owner of the profile only. */
export function prefillFor(
  call: CallContext & { readonly user: UserRow },
  task: TaskRow,
  instance: InstanceRow,
): Prefill {
  const { world, user } = call
  const owner = world.tables.users.get(world.tables.patients.get(instance.patient)?.user ?? '')
  const email = owner?.email
  const asked = email ? Object.keys(stepFor(instance, task).prefill ?? {}) : []
  const found: FormData = Object.fromEntries(asked.map((key) => [key, email ?? '']))
  const dates: Record<string, string> = {}
  if (owner?.id !== user.id || isLimitedFor(call, instance.patient)) return { prefill: found, dates }
  for (const field of formOfTask(world, task)?.pages.flatMap(({ fields }) => fields) ?? []) {
    const measured = measuredFor(world, instance.patient, field)
    const known = measured?.value ?? recordsFor(world, instance.patient, field)
    if (known !== undefined) found[field.key] = known
    if (measured) dates[field.key] = measured.at
  }
  return { prefill: found, dates }
}
