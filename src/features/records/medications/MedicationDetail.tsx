import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  getGetMedicationQueryKey,
  useConfirmMedication,
  useDeleteMedication,
  useRestoreMedication,
  useUpdateMedication,
} from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { isDue } from '../record.ts'
import { RecordActions } from '../RecordActions.tsx'
import { RecordHistory } from '../RecordHistory.tsx'
import { ReviewReminder } from '../ReviewReminder.tsx'
import { useDeleteRecord } from '../use-delete-record.ts'
import { medicationFacts } from './medication-facts.ts'
import { sections } from './medication-fields.ts'
import { medicationSentence } from './medication-sentence.ts'
import { productName } from './product-name.ts'
import { StopButton } from './StopButton.tsx'
import { StopDialog } from './StopDialog.tsx'

/** One medicine: how it is taken, all that is known of it, and what can be done with it. */
export function MedicationDetail({ medication }: { medication: Medication }) {
  const { t, locale } = useText('records')
  const navigate = useNavigate()
  const [isStopping, setStopping] = useState(false)
  const { patient: patientId, id: medicationId } = medication
  const { medications: list, editMedication } = paths.patient.healthStory
  const editTo = editMedication({ patientId, medicationId })
  const confirm = useConfirmMedication()
  const update = useUpdateMedication()
  const deleting = useDeleteRecord({
    remove: useDeleteMedication({ skipInvalidation: true }),
    restore: useRestoreMedication(),
    keyOf: getGetMedicationQueryKey,
    leave: () => void navigate(list({ patientId }), { replace: true }),
  })
  const facts = medicationFacts(medication, { t, locale })
  const sentence = medicationSentence(medication, { t, locale })
  const canStop = medication.currently_taking && medication.can_edit
  return (
    <Stack gap="lg">
      {isDue(medication) && medication.currently_taking && (
        <ReviewReminder record={medication} changeTo={editTo} confirm={confirm} />
      )}
      <Card as="section">
        <Stack gap="md">
          {sentence && (
            <Text size="lg" strong>
              {sentence}
            </Text>
          )}
          <Facts
            facts={sections
              .flatMap((section) => facts[section])
              // the name is the heading, and the sentence stands above
              .filter(
                ({ label }) =>
                  label !== t.records.medications.field.name() &&
                  label !== t.records.medications.column.how(),
              )}
          />
          {canStop && <StopButton medication={medication} onStop={() => setStopping(true)} />}
        </Stack>
      </Card>
      {medication.can_edit || <PatientNote record={medication} update={update} />}
      <RecordHistory record={medication} />
      <RecordActions record={medication} name={productName(medication)} editTo={editTo} deleting={deleting} />
      <DeleteDialog deleting={deleting} />
      <StopDialog medication={isStopping ? medication : undefined} onClose={() => setStopping(false)} />
    </Stack>
  )
}
