import { useId } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { sections } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import styles from './medications.module.css'
import { SectionFields } from './SectionFields.tsx'
import { useCheckMedication, wireNames } from './use-check-medication.ts'

type Props = {
  patientId: string
  /** The record that is being changed. */
  self?: string
  /** The name of the form, as the heading of the page has it. */
  label: string
  initial: MedicationValues
  send: (values: MedicationValues) => Promise<Medication>
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  failed: string
  onSaved: (medication: Medication) => void
  /** A medicine that was stopped is taken again: the form is not needed any more. */
  onAgain: (medication: Medication) => void
  onCancel: () => void
}

/** The form of a medicine on one page (HEALTH-01). */
export function MedicationForm(props: Props) {
  const { patientId, self, label, initial, send, mutation, failed, onSaved, onAgain, onCancel } = props
  const { t } = useText('records', 'validation', 'kit')
  const check = useCheckMedication()
  const form = useRecordForm({ initial, check, send, mutation, wireNames, failed, onSaved })
  const id = useId()
  return (
    <FormShell
      {...form.shell}
      aria-label={label}
      submitLabel={t.records.shared.form.save()}
      cancelLabel={t.actions.cancel()}
      onCancel={onCancel}
    >
      {sections.map((section) => (
        <section key={section} className={styles.section} aria-labelledby={`${id}${section}`}>
          <Stack gap="lg">
            <Title level={2} size={3} id={`${id}${section}`}>
              {t.records.medications.section[section]()}
            </Title>
            <SectionFields
              fields={form}
              {...{ section, patientId, self }}
              onAgain={(medication) => form.leave(() => onAgain(medication))}
            />
          </Stack>
        </section>
      ))}
    </FormShell>
  )
}
