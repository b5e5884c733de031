import { AddByWizard } from '#src/features/records/medications/form/AddByWizard.tsx'
import { medicationForm } from '#src/features/records/medications/form/medication-form.ts'
import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

export const title = (t: Texts): string => t.records.medications.addTitle()

const medicationWizard = { ...medicationForm, Form: AddByWizard }

/** Adds a medication (ROUTE-41): with the wizard if its flag is on (FLAG-14), otherwise on one page. */
export default function MedicationAddPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const isWizard = useFlag('healthStoryMedicationWizard')
  const upload = paths.patient.healthStory.medicationUpload({ patientId })
  return (
    <RecordAddPage
      form={isWizard ? medicationWizard : medicationForm}
      patientId={patientId}
      actions={<TextLink to={upload}>{t.records.medications.fromDocument()}</TextLink>}
    />
  )
}
