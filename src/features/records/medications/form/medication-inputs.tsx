import { MedicationDoseUnit, MedicationForm, MedicationRoute } from '#generated/model/index.ts'
import {
  medicationCreateNotesMax,
  medicationCreateReactionMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'
import styles from './medications.module.css'

type Props = { fields: MedicationFields }

/** Tablet, liquid, inhaler... */
export function FormField({ fields: { set, bind } }: Props) {
  const { t } = useText('records')
  const { field, form } = t.records.medications
  return (
    <SelectField
      {...bind('form')}
      onChange={(value) => set({ form: Object.values(MedicationForm).find((one) => one === value) ?? '' })}
      label={field.form()}
      options={Object.values(MedicationForm).map((value) => ({ value, label: form[value]() }))}
    />
  )
}

/** How it gets into the body (DATA-47). */
export function RouteField({ fields: { set, bind } }: Props) {
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

export function DoseFields({ fields: { set, bind } }: Props) {
  const { t } = useText('records')
  const { field, unit } = t.records.medications
  return (
    <div className={styles.pair}>
      <TextField {...bind('strength')} label={field.strength()} description={field.strengthHelp()} short />
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
  )
}

export function MoreDoseFields({ fields: { bind } }: Props) {
  const { t } = useText('records')
  const { field } = t.records.medications
  return (
    <>
      <TextField {...bind('doseText')} label={field.doseText()} description={field.doseTextHelp()} />
      <TextField
        {...bind('din')}
        label={field.din()}
        description={field.dinHelp()}
        inputMode="numeric"
        autoComplete="off"
        short
      />
    </>
  )
}

/** What it is for, who prescribed it, and what was noticed. */
export function WhyFields({ fields: { bind } }: Props) {
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
