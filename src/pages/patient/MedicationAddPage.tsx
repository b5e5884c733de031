import { useNavigate } from 'react-router-dom'
import { useCreateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { AddByWizard } from '#src/features/records/medications/AddByWizard.tsx'
import { MedicationForm } from '#src/features/records/medications/MedicationForm.tsx'
import { emptyMedication, toSend } from '#src/features/records/medications/medication-values.ts'
import type { MedicationValues } from '#src/features/records/medications/medication-values.ts'
import { productName } from '#src/features/records/medications/product-name.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { useFlag } from '#src/session/use-flag.ts'
import { Card } from '#src/ui/Card.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string => t.records.medications.addTitle()

/** A new medicine (ROUTE-41): step by step for whoever switched that on (FLAG-14), else on one page. */
export default function MedicationAddPage() {
  const { t, locale } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId } = useRouteParams('patientId')
  const isWizard = useFlag('healthStoryMedicationWizard')
  const create = useCreateMedication()
  const { medications, medication, medicationUpload } = paths.patient.healthStory
  const list = medications({ patientId })
  const show = ({ id }: Medication, message: string) => {
    toast({ variant: 'success', message })
    void navigate(medication({ patientId, medicationId: id }), { replace: true })
  }
  const texts = t.records.medications
  const shared = {
    patientId,
    send: (values: MedicationValues) =>
      create.mutateAsync({ data: { patient: patientId, ...toSend(values, locale) } }),
    failed: t.errors.catalogue.createFailed(),
    onSaved: (saved: Medication) => show(saved, t.records.shared.form.added({ name: productName(saved) })),
    onReactivate: (saved: Medication) => show(saved, texts.same.againDone({ name: productName(saved) })),
  }
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            profile={profile}
            title={texts.addTitle()}
            back={{ label: texts.detail.back(), to: list }}
            actions={<TextLink to={medicationUpload({ patientId })}>{texts.fromDocument()}</TextLink>}
          />
          <Card>
            {isWizard ? (
              <AddByWizard {...shared} mutation={create} />
            ) : (
              <MedicationForm
                {...shared}
                label={texts.addTitle()}
                defaultValues={emptyMedication}
                onCancel={() => void navigate(list)}
              />
            )}
          </Card>
        </>
      )}
    </RecordScope>
  )
}
