import { useCreateImmunization } from '#generated/endpoints/immunizations/immunizations.ts'
import {
  emptyImmunization,
  ImmunizationForm,
  toRequest,
} from '#src/features/records/immunizations/ImmunizationForm.tsx'
import { immunizationKind } from '#src/features/records/immunizations/immunization.tsx'
import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.immunizations.addTitle()

/** Adds a vaccine dose (ROUTE-37). */
export default function ImmunizationAddPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const create = useCreateImmunization()
  return (
    <RecordAddPage kind={immunizationKind} patientId={patientId}>
      {(form) => (
        <ImmunizationForm
          {...form}
          defaultValues={emptyImmunization}
          send={(checked) => create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, t) } })}
        />
      )}
    </RecordAddPage>
  )
}
