import { useEffect, useEffectEvent } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useWizardStep } from '#src/ui/use-wizard-step.ts'
import { Wizard } from '#src/ui/Wizard.tsx'
import type { WizardPage } from '#src/ui/Wizard.tsx'
import { fieldsOf, sections } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import { MedicationReview } from './MedicationReview.tsx'
import { SectionFields } from './SectionFields.tsx'
import { useWizardForm } from './use-wizard-form.ts'

type Props = {
  patientId: string
  start: MedicationValues
  /** Keeps what is typed, on this device. */
  keep: (values: MedicationValues) => void
  send: (values: MedicationValues) => Promise<Medication>
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  failed: string
  onSaved: (medication: Medication) => void
  onReactivate: (medication: Medication) => void
}

/** Seven steps to a new medicine, one question each; the last one shows all answers (HEALTH-07, FLAG-14). */
export function MedicationWizard(props: Props) {
  const { patientId, start, keep, send, mutation, failed, onSaved, onReactivate } = props
  const { t } = useText('records', 'validation', 'kit')
  const { form, fields, problemsOf } = useWizardForm(start, mutation.error)
  const step = useWizardStep(sections.length + 1)
  const { isDirty } = form.formState
  const { values } = fields
  const kept = JSON.stringify(values)
  const keepThem = useEffectEvent(() => keep(values))
  // the same answers are kept once
  useEffect(() => {
    if (isDirty && kept) keepThem()
  }, [kept, isDirty])
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
  const isRefused = Object.keys(fieldErrors(mutation.error)).length > 0
  return (
    <Stack gap="lg">
      <Text size="sm" tone="secondary">
        {t.records.medications.wizard.kept()}
      </Text>
      <Wizard
        form={form}
        pages={pages}
        step={step}
        submitLabel={t.records.shared.form.save()}
        pending={mutation.isPending}
        submitError={mutation.error && !isRefused ? failed : undefined}
        problemsOf={problemsOf}
        // the mutation holds why it failed, and the form says it
        onSubmit={(answers) => send(answers).then(onSaved, () => undefined)}
      />
    </Stack>
  )
}
