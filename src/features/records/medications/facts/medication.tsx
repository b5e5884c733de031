import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetMedicationQueryKey,
  getGetMedicationSuspenseQueryOptions,
  useConfirmMedication,
  useDeleteMedication,
  useRestoreMedication,
  useUpdateMedication,
} from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ExplainedFacts } from '../../record/ExplainedFacts.tsx'
import type { RecordKind } from '../../record/record-kind.ts'
import { medicationFacts } from './medication-facts.ts'
import { medicationSentence } from './medication-sentence.ts'
import { productName } from './product-name.ts'
import { StopButton } from '../stop/StopButton.tsx'
import { StopDialog } from '../stop/StopDialog.tsx'

const { healthStory } = paths.patient

/** The medication kind (HEALTH-01); the form is in MedicationForm.tsx and MedicationWizard.tsx. */
export const medicationKind: RecordKind<Medication> = {
  nameOf: productName,
  textsOf: (t) => t.records.medications,
  placesOf: (patientId) => ({
    list: healthStory.medications({ patientId }),
    one: (medicationId) => healthStory.medication({ patientId, medicationId }),
    edit: (medicationId) => healthStory.editMedication({ patientId, medicationId }),
  }),
  About: AboutMedication,
  isCurrent: ({ currently_taking: taking }) => taking,
  keyOf: getGetMedicationQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetMedicationSuspenseQueryOptions(id)),
  useUpdate: useUpdateMedication,
  useConfirm: useConfirmMedication,
  useRemove: () => useDeleteMedication({ skipInvalidation: true }),
  useRestore: useRestoreMedication,
}

/** How a medication is taken, and its details. */
function AboutMedication({ record }: { record: Medication }) {
  const { t, locale } = useText('records')
  const [isStopping, setStopping] = useState(false)
  // the heading shows the name
  const { name: _, ...facts } = medicationFacts(record, { t, locale })
  const sentence = medicationSentence(record, { t, locale })
  return (
    <>
      <Card as="section">
        <Stack gap="md">
          {sentence && (
            <Text size="lg" strong>
              {sentence}
            </Text>
          )}
          <ExplainedFacts facts={shown(facts)} />
          {record.currently_taking && record.can_edit && (
            <StopButton medication={record} onStop={() => setStopping(true)} />
          )}
        </Stack>
      </Card>
      <StopDialog medication={isStopping ? record : undefined} onClose={() => setStopping(false)} />
    </>
  )
}
