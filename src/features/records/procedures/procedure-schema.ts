import * as z from 'zod/mini'
import type { Procedure } from '#generated/model/index.ts'
import { ProcedureCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { line, optionalLine, optionalLines, optionalRememberedDate } from '#src/form-kit/fields.ts'

const { name, body_site, facility, outcome, notes } = ProcedureCreate.shape

/** The form of a procedure (DATA-51). */
export const procedureSchema = z.object({
  name: line(name),
  date: optionalRememberedDate(),
  body_site: optionalLine(body_site),
  facility: optionalLine(facility),
  outcome: optionalLine(outcome),
  notes: optionalLines(notes),
})

export type ProcedureInput = z.input<typeof procedureSchema>
export type ProcedureChecked = z.output<typeof procedureSchema>

export const emptyProcedure: ProcedureInput = {
  name: '',
  date: '',
  body_site: '',
  facility: '',
  outcome: '',
  notes: '',
}

export const toFormValues = (procedure: Procedure): ProcedureInput => ({
  name: procedure.name,
  date: procedure.date ?? '',
  body_site: procedure.body_site ?? '',
  facility: procedure.facility ?? '',
  outcome: procedure.outcome ?? '',
  notes: procedure.notes ?? '',
})
