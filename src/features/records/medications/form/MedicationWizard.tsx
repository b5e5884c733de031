import { type ComponentProps, useEffect, useEffectEvent, useId } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { useWizardStep } from '#src/ui/forms/use-wizard-step.ts'
import { Wizard, type WizardPage } from '#src/ui/forms/Wizard.tsx'
import { factsOfSection } from '../facts/medication-facts.ts'
import { FindFields } from './FindFields.tsx'
import { fieldsOf, type Section, sections } from './medication-fields.ts'
import { DoseFields, FormField, MoreDoseFields, RouteField, WhyFields } from './medication-inputs.tsx'
import { type MedicationValues, toSend } from './medication-values.ts'
import styles from './medications.module.css'
import { InstructionsField, OftenFields } from './often-fields.tsx'
import { useMedicationForm } from './use-medication-form.ts'
import { WhenSection } from './WhenSection.tsx'

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

type SectionFieldsProps = ComponentProps<typeof FindFields> & { section: Section }

/** All fields of a section, on a page of the wizard. */
function SectionFields({ section, fields, ...rest }: SectionFieldsProps) {
  switch (section) {
    case 'find':
      return (
        <Stack gap="lg">
          <FindFields fields={fields} {...rest} />
          <FormField fields={fields} />
        </Stack>
      )
    case 'dose':
      return (
        <Stack gap="lg">
          <DoseFields fields={fields} />
          <MoreDoseFields fields={fields} />
        </Stack>
      )
    case 'often':
      return (
        <Stack gap="lg">
          <OftenFields fields={fields} />
          <InstructionsField fields={fields} />
        </Stack>
      )
    case 'way':
      return <RouteField fields={fields} />
    case 'when':
      return <WhenSection fields={fields} />
    case 'why':
      return <WhyFields fields={fields} />
  }
}

type MedicationReviewProps = { values: MedicationValues; onEdit: (section: Section) => void }

/** A review of all answers before saving, each with a link to its question (HEALTH-07). */
function MedicationReview({ values, onEdit }: MedicationReviewProps) {
  const { t, locale } = useText('records')
  const id = useId()
  const texts = t.records.medications
  const medication = toSend(values, locale)
  return (
    <Stack gap="md">
      <Text>{texts.wizard.next()}</Text>
      {sections.map((section) => (
        <Card as="section" key={section} aria-labelledby={`${id}${section}`}>
          <div className={styles.reviewHead}>
            <Title level={3} size={4} id={`${id}${section}`}>
              {texts.section[section]()}
            </Title>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.wizard.editOf({ section: texts.section[section]() })}
              onClick={() => onEdit(section)}
            >
              {texts.wizard.edit()}
            </Button>
          </div>
          <Facts facts={factsOfSection(section, medication, { t, locale })} />
        </Card>
      ))}
    </Stack>
  )
}
