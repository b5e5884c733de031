import type { Procedure } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { fieldProblems, partialDateProblem } from '../records/checks.ts'
import { isWithin } from '../records/date-range.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankProcedure } from '../store/blank-records.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<Procedure>
type Sort = 'name' | 'date' | 'updated_at'

export const procedureRecords = recordOperations<Own, Sort>({
  name: 'procedure',
  table: ({ procedures: table }) => table,
  blank: blankProcedure,
  problems: ({ date }, check) => fieldProblems({ date: [partialDateProblem(date, check)] }),
  texts: ({ name, body_site, facility, outcome, notes }) => [name, body_site, facility, outcome, notes],
  sortKeys: {
    name: ({ name }) => name,
    date: ({ date }) => date,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['-date', 'name'],
})

export const procedures = {
  listProcedures: (call) => {
    const { date__gte: from, date__lte: to } = call.query
    return procedureRecords.list(call, ({ date }) => isWithin(date, { from, to }))
  },
  createProcedure: (call) => procedureRecords.create(call),
  getProcedure: (call) => procedureRecords.get(call),
  updateProcedure: (call) => procedureRecords.update(call),
  deleteProcedure: (call) => procedureRecords.remove(call),
  confirmProcedure: (call) => procedureRecords.confirm(call),
  restoreProcedure: (call) => procedureRecords.restore(call),
} satisfies Partial<Operations>
