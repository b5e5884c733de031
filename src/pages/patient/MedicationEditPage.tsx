import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/lib/changed-fields.ts'
import { MedicationForm } from '#src/features/records/medications/MedicationForm.tsx'
import { toSend, valuesOf } from '#src/features/records/medications/medication-values.ts'
import { productName } from '#src/features/records/medications/product-name.ts'
import { medicationDetail } from '#src/features/records/medications/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.medications.editTitle({ name: t.records.medications.detail.documentTitle() })

/** A medicine, to be changed (ROUTE-44). */
export default function MedicationEditPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <EditMedication profile={profile} />}</RecordScope>
}

function EditMedication({ profile }: { profile: Patient }) {
  const { t, locale } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId, medicationId } = useRouteParams('patientId', 'medicationId')
  const { data: medication } = useSuspenseQuery(medicationDetail(medicationId))
  const update = useUpdateMedication()
  if (medication.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.medication({ patientId, medicationId })
  if (!medication.can_edit) return <Navigate to={detail} replace />
  const initial = valuesOf(medication, locale)
  const name = productName(medication)
  const editTitle = t.records.medications.editTitle({ name })
  return (
    <>
      <RecordHeader profile={profile} title={editTitle} back={{ label: name, to: detail }} />
      <Card>
        <MedicationForm
          patientId={patientId}
          self={medicationId}
          label={editTitle}
          defaultValues={initial}
          send={async (values) => {
            const data = changedFields(toSend(initial, locale), toSend(values, locale))
            return Object.keys(data).length === 0
              ? medication
              : update.mutateAsync({ id: medicationId, data })
          }}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => {
            toast({
              variant: 'success',
              message: t.records.shared.form.saved({ name: productName(saved) }),
            })
            void navigate(detail, { replace: true })
          }}
          onReactivate={() => void navigate(detail, { replace: true })}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
