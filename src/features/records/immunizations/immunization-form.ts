import {
  useCreateImmunization,
  useUpdateImmunization,
} from '#generated/endpoints/immunizations/immunizations.ts'
import type { Immunization } from '#generated/model/index.ts'
import type { RecordForm } from '../form/record-form.ts'
import { immunizationKind } from './immunization.tsx'
import {
  emptyImmunization,
  type ImmunizationChecked,
  ImmunizationForm,
  type ImmunizationInput,
  toFormValues,
  toRequest,
} from './ImmunizationForm.tsx'

/** How a vaccine dose is added and edited (HEALTH-02). */
export const immunizationForm: RecordForm<
  Immunization,
  ImmunizationInput,
  ImmunizationChecked,
  ReturnType<typeof toRequest>
> = {
  kind: immunizationKind,
  Form: ImmunizationForm,
  empty: emptyImmunization,
  toFormValues,
  toRequest: (checked, { t }) => toRequest(checked, t),
  unchanged: (record, { t }) => toRequest(record, t),
  useCreate: useCreateImmunization,
  useUpdate: useUpdateImmunization,
}
