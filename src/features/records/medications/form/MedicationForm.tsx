import { useId } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { sections } from './medication-fields.ts'
import styles from './medications.module.css'
import { SectionFields } from './SectionFields.tsx'
import { useMedicationForm, type MedicationFormProps } from './use-medication-form.ts'

type Props = MedicationFormProps & {
  /** Called when a stopped medication is resumed, which replaces the form. */
  onReactivate?: (medication: Medication) => void
}

/** The medication form on one page (HEALTH-01). */
export function MedicationForm(props: Props) {
  const { patientId, self, label, onReactivate, onCancel } = props
  const { t } = useText('records', 'validation', 'kit')
  const { fields, leave, shell } = useMedicationForm(props)
  const id = useId()
  return (
    <FormShell
      {...shell}
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
              {...{ section, fields, patientId, self }}
              onReactivate={(medication) => leave(() => onReactivate?.(medication))}
            />
          </Stack>
        </section>
      ))}
    </FormShell>
  )
}
