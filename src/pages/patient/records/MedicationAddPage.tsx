import { useCreateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { AddByWizard } from '#src/features/records/medications/form/AddByWizard.tsx'
import { MedicationForm } from '#src/features/records/medications/form/MedicationForm.tsx'
import {
  emptyMedication,
  type MedicationValues,
  toSend,
} from '#src/features/records/medications/form/medication-values.ts'
import { medicationKind } from '#src/features/records/medications/facts/medication.tsx'
import { productName } from '#src/features/records/medications/facts/product-name.ts'
import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

export const title = (t: Texts): string => t.records.medications.addTitle()

/** Adds a medication (ROUTE-41): with the wizard if its flag is on (FLAG-14), otherwise on one page. */
export default function MedicationAddPage() {
  const { t, locale } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const isWizard = useFlag('healthStoryMedicationWizard')
  const create = useCreateMedication()
  const texts = t.records.medications
  const upload = paths.patient.healthStory.medicationUpload({ patientId })
  return (
    <RecordAddPage
      kind={medicationKind}
      patientId={patientId}
      actions={<TextLink to={upload}>{texts.fromDocument()}</TextLink>}
    >
      {({ show, label, onCancel, ...rest }) => {
        const shared = {
          ...rest,
          send: (values: MedicationValues) =>
            create.mutateAsync({ data: { patient: patientId, ...toSend(values, locale) } }),
          onReactivate: (saved: Medication) =>
            show(saved, texts.same.againDone({ name: productName(saved) })),
        }
        return isWizard ? (
          <AddByWizard {...shared} />
        ) : (
          <MedicationForm {...shared} {...{ label, onCancel }} defaultValues={emptyMedication} />
        )
      }}
    </RecordAddPage>
  )
}
