import { useId } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { MoreFields } from '../../form/MoreFields.tsx'
import { FindFields } from './FindFields.tsx'
import { rareFields } from './medication-fields.ts'
import styles from './medications.module.css'
import { DoseFields, FormField, MoreDoseFields, RouteField, WhyFields } from './medication-inputs.tsx'
import { InstructionsField, OftenFields } from './often-fields.tsx'
import { WhenSection } from './WhenSection.tsx'
import { useMedicationForm, type MedicationFormProps } from './use-medication-form.ts'

/** The sections that are always visible; the other fields are folded. */
const SHOWN = ['find', 'dose', 'often', 'when'] as const

/** The medication form on one page (HEALTH-01). */
export function MedicationForm(props: MedicationFormProps) {
  const { patientId, self, onReactivate, noDuplicateCheck } = props
  const { t } = useText('records', 'validation', 'kit')
  const { fields, leave, shell } = useMedicationForm(props)
  const id = useId()
  // As free text, the instructions are required.
  const isStructured = fields.values.instructionType === 'structured'
  const folded = isStructured ? (['instructions', ...rareFields] as const) : rareFields
  const again = (medication: Medication) => leave(() => onReactivate?.(medication))
  const content = {
    find: <FindFields {...{ fields, patientId, self, noDuplicateCheck }} onReactivate={again} />,
    dose: <DoseFields fields={fields} />,
    often: (
      <>
        <OftenFields fields={fields} />
        {!isStructured && <InstructionsField fields={fields} />}
      </>
    ),
    when: <WhenSection fields={fields} />,
  }
  return (
    <FormShell {...shell} inReach={inReach}>
      {SHOWN.map((section) => (
        <section key={section} className={styles.section} aria-labelledby={`${id}${section}`}>
          <Stack gap="lg">
            <Title level={2} size={3} id={`${id}${section}`}>
              {t.records.medications.section[section]()}
            </Title>
            {content[section]}
          </Stack>
        </section>
      ))}
      <MoreFields
        answers={folded.filter((name) => fields.values[name] !== '').length}
        invalid={folded.some((name) => fields.bind(name).error !== undefined)}
      >
        {isStructured && <InstructionsField fields={fields} />}
        <FormField fields={fields} />
        <RouteField fields={fields} />
        <MoreDoseFields fields={fields} />
        <WhyFields fields={fields} />
      </MoreFields>
    </FormShell>
  )
}
