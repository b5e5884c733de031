import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import { MedicationForm } from '#src/features/records/medications/form/MedicationForm.tsx'
import { toSend, valuesOf } from '#src/features/records/medications/form/medication-values.ts'
import { medicationKind } from '#src/features/records/medications/facts/medication.tsx'
import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string =>
  t.records.medications.editTitle({ name: t.records.medications.detail.documentTitle() })

/** Edits a medication (ROUTE-44). */
export default function MedicationEditPage() {
  const { locale } = useText('records')
  const { patientId, medicationId: id } = useRouteParams('patientId', 'medicationId')
  const update = useUpdateMedication()
  return (
    <RecordEditPage kind={medicationKind} {...{ patientId, id }}>
      {({ record, ...form }) => {
        const defaultValues = valuesOf(record, locale)
        return (
          <MedicationForm
            {...form}
            defaultValues={defaultValues}
            send={(values) =>
              saveChanges(record, toSend(defaultValues, locale), toSend(values, locale), (data) =>
                update.mutateAsync({ id, data }),
              )
            }
          />
        )
      }}
    </RecordEditPage>
  )
}
