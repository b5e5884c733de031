import { useNavigate } from 'react-router-dom'
import { useCreateImmunization } from '#generated/endpoints/immunizations/immunizations.ts'
import type { Immunization } from '#generated/model/index.ts'
import { ImmunizationForm } from '#src/features/records/immunizations/ImmunizationForm.tsx'
import { emptyImmunization, toRequest } from '#src/features/records/immunizations/immunization-schema.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string => t.records.immunizations.addTitle()

/** A new dose of a vaccine (ROUTE-37). */
export default function ImmunizationAddPage() {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId } = useRouteParams('patientId')
  const create = useCreateImmunization()
  const { immunizations, immunization } = paths.patient.healthStory
  const list = immunizations({ patientId })
  const show = ({ id }: Immunization, message: string) => {
    toast({ variant: 'success', message })
    void navigate(immunization({ patientId, immunizationId: id }), { replace: true })
  }
  const texts = t.records.immunizations
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            profile={profile}
            title={texts.addTitle()}
            back={{ label: texts.detail.back(), to: list }}
          />
          <Card>
            <ImmunizationForm
              patientId={patientId}
              label={texts.addTitle()}
              defaultValues={emptyImmunization}
              send={(checked) =>
                create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, t) } })
              }
              failed={t.errors.catalogue.createFailed()}
              onSaved={(saved) => show(saved, t.records.shared.form.added({ name: saved.vaccine_name }))}
              onCancel={() => void navigate(list)}
            />
          </Card>
        </>
      )}
    </RecordScope>
  )
}
