import { type Medication, MedicationRoute, MedicationDoseUnit } from '#generated/model/index.ts'
import {
  medicationCreateNotesMax,
  medicationCreateReactionMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { FindSection } from './FindSection.tsx'
import type { MedicationFields, Section } from './medication-fields.ts'
import { OftenSection } from './OftenSection.tsx'
import { WhenSection } from './WhenSection.tsx'
import styles from './medications.module.css'

type Props = {
  section: Section
  fields: MedicationFields
  patientId: string
  self?: string | undefined
  onReactivate: (medication: Medication) => void
}

export function SectionFields({ section, fields, ...rest }: Props) {
  switch (section) {
    case 'find':
      return <FindSection fields={fields} {...rest} />
    case 'dose':
      return <DoseSection fields={fields} />
    case 'often':
      return <OftenSection fields={fields} />
    case 'way':
      return <WaySection fields={fields} />
    case 'when':
      return <WhenSection fields={fields} />
    case 'why':
      return <WhySection fields={fields} />
  }
}

/** How it gets into the body (DATA-47). */
function WaySection({ fields: { set, bind } }: { fields: MedicationFields }) {
  const { t } = useText('records')
  const { field, route } = t.records.medications
  return (
    <SelectField
      {...bind('route')}
      onChange={(value) => set({ route: Object.values(MedicationRoute).find((one) => one === value) ?? '' })}
      label={field.route()}
      options={Object.values(MedicationRoute).map((value) => ({ value, label: route[value]() }))}
    />
  )
}

/** What it is for, who prescribed it, and what was noticed. */
function WhySection({ fields: { bind } }: { fields: MedicationFields }) {
  const { t } = useText('records')
  const { field } = t.records.medications
  return (
    <Stack gap="lg">
      <TextField {...bind('reason')} label={field.reason()} description={field.reasonHelp()} />
      <TextField {...bind('prescriber')} label={field.prescriber()} autoComplete="off" />
      <TextareaField
        {...bind('reaction')}
        label={field.reaction()}
        description={field.reactionHelp()}
        maxCharacters={medicationCreateReactionMax}
        rows={2}
      />
      <TextareaField
        {...bind('notes')}
        label={field.notes()}
        maxCharacters={medicationCreateNotesMax}
        rows={3}
      />
    </Stack>
  )
}

function DoseSection({ fields: { set, bind } }: { fields: MedicationFields }) {
  const { t } = useText('records')
  const { field, unit } = t.records.medications
  return (
    <Stack gap="lg">
      <TextField {...bind('strength')} label={field.strength()} description={field.strengthHelp()} short />
      <div className={styles.pair}>
        <NumberField {...bind('doseValue')} label={field.doseValue()} description={field.doseValueHelp()} />
        <SelectField
          {...bind('doseUnit')}
          onChange={(value) =>
            set({ doseUnit: Object.values(MedicationDoseUnit).find((one) => one === value) ?? '' })
          }
          label={field.doseUnit()}
          options={Object.values(MedicationDoseUnit).map((value) => ({ value, label: unit[value]() }))}
          short
        />
      </div>
      <TextField {...bind('doseText')} label={field.doseText()} description={field.doseTextHelp()} />
      <TextField
        {...bind('din')}
        label={field.din()}
        description={field.dinHelp()}
        inputMode="numeric"
        autoComplete="off"
        short
      />
    </Stack>
  )
}
