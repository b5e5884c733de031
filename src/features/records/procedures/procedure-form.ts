import { useCreateProcedure, useUpdateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import type { Procedure } from '#generated/model/index.ts'
import type { RecordForm } from '../form/record-form.ts'
import { procedureKind } from './procedure.tsx'
import {
  emptyProcedure,
  type ProcedureChecked,
  ProcedureForm,
  type ProcedureInput,
  toFormValues,
} from './ProcedureForm.tsx'

/** How a procedure is added and edited (HEALTH-04). */
export const procedureForm: RecordForm<Procedure, ProcedureInput, ProcedureChecked, ProcedureChecked> = {
  kind: procedureKind,
  Form: ProcedureForm,
  empty: emptyProcedure,
  toFormValues,
  toRequest: (checked) => checked,
  unchanged: (record) => record,
  useCreate: useCreateProcedure,
  useUpdate: useUpdateProcedure,
}
