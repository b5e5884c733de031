import type { Immunization } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { fieldProblems, orderProblem, partialDateProblem } from '../records/checks.ts'
import { isWithin } from '../records/date-range.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankImmunization } from '../store/blank-records.ts'
import { plain } from '../store/localized.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<Immunization>
type Sort = 'vaccine_name' | 'date_received' | 'updated_at'

export const immunizationRecords = recordOperations<Own, Sort>({
  name: 'immunization',
  table: ({ immunizations: table }) => table,
  blank: blankImmunization,
  problems: (fields, check) =>
    fieldProblems({
      date_received: [partialDateProblem(fields.date_received, check)],
      next_dose_date: [
        partialDateProblem(fields.next_dose_date, check, { mayBeAhead: true }),
        orderProblem(fields.next_dose_date, fields.date_received, check),
      ],
    }),
  texts: (row) => [row.vaccine_name, row.manufacturer, row.lot_number, row.location, row.reaction, row.notes],
  sortKeys: {
    vaccine_name: ({ vaccine_name: name }) => name,
    date_received: ({ date_received: date }) => date,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['-date_received', 'vaccine_name'],
})

export const immunizations = {
  listImmunizations: (call) => {
    const { date_received__gte: from, date_received__lte: to, vaccine_name__icontains: part } = call.query
    const wanted = part === undefined ? undefined : plain(part)
    return immunizationRecords.list(
      call,
      ({ date_received: date, vaccine_name: name }) =>
        isWithin(date, { from, to }) && (wanted === undefined || plain(name).includes(wanted)),
    )
  },
  createImmunization: (call) => immunizationRecords.create(call),
  getImmunization: (call) => immunizationRecords.get(call),
  updateImmunization: (call) => immunizationRecords.update(call),
  deleteImmunization: (call) => immunizationRecords.remove(call),
  confirmImmunization: (call) => immunizationRecords.confirm(call),
  restoreImmunization: (call) => immunizationRecords.restore(call),
} satisfies Partial<Operations>
