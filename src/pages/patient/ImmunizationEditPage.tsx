import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { useUpdateImmunization } from '#generated/endpoints/immunizations/immunizations.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/lib/changed-fields.ts'
import { ImmunizationForm } from '#src/features/records/immunizations/ImmunizationForm.tsx'
import { toFormValues, toRequest } from '#src/features/records/immunizations/immunization-schema.ts'
import { immunizationDetail } from '#src/features/records/immunizations/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.immunizations.editTitle({ name: t.records.immunizations.detail.documentTitle() })

/** A dose of a vaccine, to be changed (ROUTE-39). */
export default function ImmunizationEditPage() {
  const { patientId } = useRouteParams('patientId')
  return (
    <RecordScope patientId={patientId}>{(profile) => <EditImmunization profile={profile} />}</RecordScope>
  )
}

function EditImmunization({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId, immunizationId } = useRouteParams('patientId', 'immunizationId')
  const { data: immunization } = useSuspenseQuery(immunizationDetail(immunizationId))
  const update = useUpdateImmunization()
  if (immunization.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.immunization({ patientId, immunizationId })
  if (!immunization.can_edit) return <Navigate to={detail} replace />
  const editTitle = t.records.immunizations.editTitle({ name: immunization.vaccine_name })
  const show = (message: string) => {
    toast({ variant: 'success', message })
    void navigate(detail, { replace: true })
  }
  return (
    <>
      <RecordHeader
        profile={profile}
        title={editTitle}
        back={{ label: immunization.vaccine_name, to: detail }}
      />
      <Card>
        <ImmunizationForm
          patientId={patientId}
          self={immunizationId}
          label={editTitle}
          defaultValues={toFormValues(immunization)}
          send={async (checked) => {
            const data = changedFields(toRequest(immunization, t), toRequest(checked, t))
            return Object.keys(data).length === 0
              ? immunization
              : update.mutateAsync({ id: immunizationId, data })
          }}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => show(t.records.shared.form.saved({ name: saved.vaccine_name }))}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
