import * as z from 'zod/mini'
import type { Condition, ConditionUpdate } from '#generated/model/index.ts'
import { ConditionCreate, ConditionStatus } from '#generated/zod/portageV1.schemas.zod.ts'
import { line, optionalLine, optionalLines, optionalYear, rule } from '#src/form-kit/fields.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { codeOfCondition } from './condition-names.ts'
import { typeFrom, typeText } from './condition-type.ts'

const { name, type, notes } = ConditionCreate.shape

/** The form of a condition (DATA-50, VAL-35, VAL-38, VAL-48, VAL-49). */
export const conditionSchema = z
  .object({
    name: line(name),
    type: optionalLine(type),
    status: ConditionStatus,
    diagnosis_year: optionalYear,
    resolved_year: optionalYear,
    notes: optionalLines(notes),
  })
  .check(
    rule('resolvedBefore', 'resolved_year', ({ status, diagnosis_year: from, resolved_year: to }) =>
      status !== 'active' && typeof from === 'number' && typeof to === 'number' ? from <= to : true,
    ),
  )

export type ConditionInput = z.input<typeof conditionSchema>
export type ConditionChecked = z.output<typeof conditionSchema>

export const emptyCondition: ConditionInput = {
  name: '',
  type: '',
  status: 'active',
  diagnosis_year: '',
  resolved_year: '',
  notes: '',
}

export const toFormValues = (condition: Condition, t: Texts): ConditionInput => ({
  name: condition.name,
  type: condition.type === null ? '' : typeText(condition.type, t),
  status: condition.status,
  diagnosis_year: String(condition.diagnosis_year ?? ''),
  resolved_year: String(condition.resolved_year ?? ''),
  notes: condition.notes ?? '',
})

/** What is sent: a known name and type by their codes, and the year of the end only where there is one. */
export const toRequest = (checked: ConditionChecked, t: Texts) =>
  ({
    ...checked,
    code: codeOfCondition(checked.name, t),
    type: typeFrom(checked.type, t),
    resolved_year: checked.status === 'active' ? null : checked.resolved_year,
  }) satisfies ConditionUpdate
