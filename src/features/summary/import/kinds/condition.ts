import type { Condition, ConditionStatus } from '#generated/model/index.ts'
import {
  dateOf,
  extensionText,
  type FileContext,
  isNothing,
  nameBehind,
  nameOf,
  notesOf,
  recordCode,
  startOf,
  statusOf,
  yearOf,
} from '../fhir-values.ts'
import { at, line } from '../json.ts'
import type { Reading } from '../reading.ts'

const statuses: Readonly<Record<string, ConditionStatus>> = {
  active: 'active',
  recurrence: 'active',
  relapse: 'active',
  inactive: 'resolved',
  remission: 'resolved',
  resolved: 'resolved',
}

export function readCondition(resource: unknown, file: FileContext): Reading<Condition> {
  const verification = statusOf(at(resource, 'verificationStatus'))
  if (verification === 'entered-in-error') return { left: 'error' }
  if (verification === 'refuted') return { left: 'ruledOut' }
  const code = at(resource, 'code')
  if (isNothing(code)) return { left: 'nothingKnown' }
  const name = nameOf(code)
  if (!name) return { left: 'noName' }
  const ended = startOf(resource, 'abatement') ?? dateOf(at(resource, 'abatementPeriod', 'end'))
  const clinical = statusOf(at(resource, 'clinicalStatus')) ?? (ended ? 'resolved' : '')
  const status = Object.hasOwn(statuses, clinical) ? statuses[clinical] : undefined
  return {
    fields: {
      name,
      code: recordCode(code),
      type: extensionText(resource, 'type'),
      status: status ?? 'unknown',
      diagnosis_year: yearOf(startOf(resource, 'onset')),
      resolved_year: status === 'resolved' ? yearOf(ended) : null,
      notes: notesOf(resource).notes,
    },
    source: nameBehind(file, at(resource, 'recorder'), at(resource, 'asserter')),
    lost: [at(resource, 'onsetString'), at(resource, 'abatementString')].flatMap((one) => line(one) ?? []),
  }
}
