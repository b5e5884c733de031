import type { Procedure, ProcedureUpdate } from '#generated/model/index.ts'
import { localToday } from '#src/lib/local-day.ts'
import { keptLine, keptNotes, lineProblem, notesProblem, rememberedDateProblem } from '../field-rules.ts'
import { definedProblems } from '../use-record-form.ts'

/** The form of a procedure, as it is typed (DATA-51). */
export type ProcedureValues = {
  name: string
  date: string
  bodySite: string
  facility: string
  outcome: string
  notes: string
}

export const LONGEST_NOTES = 1000

export const emptyProcedure: ProcedureValues = {
  name: '',
  date: '',
  bodySite: '',
  facility: '',
  outcome: '',
  notes: '',
}

export const valuesOfProcedure = (procedure: Procedure): ProcedureValues => ({
  name: procedure.name,
  date: procedure.date ?? '',
  bodySite: procedure.body_site ?? '',
  facility: procedure.facility ?? '',
  outcome: procedure.outcome ?? '',
  notes: procedure.notes ?? '',
})

/** What is sent. */
export const procedureFrom = (values: ProcedureValues) =>
  ({
    name: keptLine(values.name) ?? '',
    date: values.date || null,
    body_site: keptLine(values.bodySite),
    facility: keptLine(values.facility),
    outcome: keptLine(values.outcome),
    notes: keptNotes(values.notes),
  }) satisfies ProcedureUpdate

/** What is wrong with a procedure. */
export const checkProcedure = (values: ProcedureValues, today = localToday()) =>
  definedProblems<ProcedureValues>({
    name: lineProblem(values.name, { required: true, least: 2, most: 120 }),
    date: rememberedDateProblem(values.date, { today }),
    bodySite: lineProblem(values.bodySite, { most: 80 }),
    facility: lineProblem(values.facility, { most: 120 }),
    outcome: lineProblem(values.outcome, { most: 250 }),
    notes: notesProblem(values.notes, LONGEST_NOTES),
  })
