import { MedicationDoseUnit } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/NumberField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'
import styles from './medications.module.css'

/** Strength and dose. */
export function DoseSection({ fields: { set, bind } }: { fields: MedicationFields }) {
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
