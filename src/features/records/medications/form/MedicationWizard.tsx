import { useEffect, useEffectEvent } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { useWizardStep } from '#src/ui/forms/use-wizard-step.ts'
import { Wizard, type WizardPage } from '#src/ui/forms/Wizard.tsx'
import { fieldsOf, sections } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import { MedicationReview } from './MedicationReview.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useMedicationForm } from './use-medication-form.ts'

type Props = {
  patientId: string
  start: MedicationValues
  /** Stores the draft on this device. */
  keep: (values: MedicationValues) => void
  send: (values: MedicationValues) => Promise<Medication>
  failed: string
  onSaved: (medication: Medication) => void
  onReactivate: (medication: Medication) => void
}

/** Adds a medication in seven steps; the last one reviews all answers (HEALTH-07, FLAG-14). */
export function MedicationWizard(props: Props) {
  const { patientId, start, keep, onReactivate } = props
  const { t } = useText('records', 'validation', 'kit')
  const { fields, shell, wizard } = useMedicationForm({ ...props, defaultValues: start })
  const step = useWizardStep(sections.length + 1)
  const { values } = fields
  const kept = JSON.stringify(values)
  const keepThem = useEffectEvent(() => keep(values))
  // unchanged values are stored once
  useEffect(() => {
    if (shell.unsaved && kept) keepThem()
  }, [kept, shell.unsaved])
  const pages: WizardPage<MedicationValues>[] = sections.map((section) => ({
    id: section,
    title: t.records.medications.section[section](),
    fields: fieldsOf[section],
    content: <SectionFields {...{ section, fields, patientId, onReactivate }} />,
  }))
  pages.push({
    id: 'review',
    title: t.records.medications.section.review(),
    fields: [],
    content: <MedicationReview values={values} onEdit={(section) => step.go(sections.indexOf(section))} />,
  })
  return (
    <Stack gap="lg">
      <Text size="sm" tone="secondary">
        {t.records.medications.wizard.kept()}
      </Text>
      <Wizard {...wizard} pages={pages} step={step} submitLabel={t.records.shared.form.save()} />
    </Stack>
  )
}
