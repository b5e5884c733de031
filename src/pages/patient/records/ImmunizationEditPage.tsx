import { useUpdateImmunization } from '#generated/endpoints/immunizations/immunizations.ts'
import {
  ImmunizationForm,
  toFormValues,
  toRequest,
} from '#src/features/records/immunizations/ImmunizationForm.tsx'
import { immunizationKind } from '#src/features/records/immunizations/immunization.tsx'
import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string =>
  t.records.immunizations.editTitle({ name: t.records.immunizations.detail.documentTitle() })

/** Edits a vaccine dose (ROUTE-39). */
export default function ImmunizationEditPage() {
  const { t } = useText('records')
  const { patientId, immunizationId: id } = useRouteParams('patientId', 'immunizationId')
  const update = useUpdateImmunization()
  return (
    <RecordEditPage kind={immunizationKind} {...{ patientId, id }}>
      {({ record, ...form }) => (
        <ImmunizationForm
          {...form}
          defaultValues={toFormValues(record)}
          send={(checked) =>
            saveChanges(record, toRequest(record, t), toRequest(checked, t), (data) =>
              update.mutateAsync({ id, data }),
            )
          }
        />
      )}
    </RecordEditPage>
  )
}
