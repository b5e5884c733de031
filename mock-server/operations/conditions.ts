import type { Condition } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, orderProblem, sentence, yearProblem } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankCondition } from '../store/blank-records.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<Condition>
type Sort = 'name' | 'diagnosis_year' | 'updated_at'

function stillActiveProblem({ status, resolved_year: resolved }: Own, check: RecordCheck): string | null {
  if (status !== 'active' || resolved === null) return null
  return sentence(
    check,
    'A condition that is active has no end.',
    'Un problème de santé toujours présent n’a pas de fin.',
  )
}

export const conditionRecords = recordOperations<Own, Sort>({
  name: 'condition',
  table: ({ conditions: table }) => table,
  blank: blankCondition,
  // without a status it follows from the year of its end
  derive: (fields, sent) =>
    sent.status === undefined && sent.resolved_year ? { ...fields, status: 'resolved' } : fields,
  problems: (fields, check) =>
    fieldProblems({
      diagnosis_year: [yearProblem(fields.diagnosis_year, check)],
      resolved_year: [
        yearProblem(fields.resolved_year, check),
        orderProblem(fields.resolved_year, fields.diagnosis_year, check),
        stillActiveProblem(fields, check),
      ],
    }),
  texts: ({ name, type, notes }) => [name, type, notes],
  sortKeys: {
    name: ({ name }) => name,
    diagnosis_year: ({ diagnosis_year: year }) => year,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['name'],
})

export const conditions = {
  listConditions: (call) =>
    conditionRecords.list(
      call,
      ({ status }) =>
        (call.query.status === undefined || status === call.query.status) &&
        (call.query.status__in === undefined || call.query.status__in.includes(status)),
    ),
  createCondition: (call) => conditionRecords.create(call),
  getCondition: (call) => conditionRecords.get(call),
  updateCondition: (call) => conditionRecords.update(call),
  deleteCondition: (call) => conditionRecords.remove(call),
  confirmCondition: (call) => conditionRecords.confirm(call),
  restoreCondition: (call) => conditionRecords.restore(call),
} satisfies Partial<Operations>
