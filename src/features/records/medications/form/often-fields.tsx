import { MedicationFrequency } from '#generated/model/index.ts'
import { medicationCreateInstructionsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { CustomSchedule } from './CustomSchedule.tsx'
import type { MedicationFields } from './medication-fields.ts'

type Props = { fields: MedicationFields }

/** Frequency: a fixed one (DATA-46), or free text (DATA-48). */
export function OftenFields({ fields }: Props) {
  const { t } = useText('records')
  const { field, frequency } = t.records.medications
  const { values, set, bind } = fields
  const isStructured = values.instructionType === 'structured'
  return (
    <Stack gap="lg">
      <RadioField
        {...bind('instructionType')}
        label={field.instructionType()}
        beside
        options={[
          { value: 'structured', label: field.structured() },
          { value: 'free_text', label: field.freeText() },
        ]}
        onChange={(type) => set({ instructionType: type === 'free_text' ? 'free_text' : 'structured' })}
      />
      {isStructured && (
        <SelectField
          {...bind('frequency')}
          onChange={(value) =>
            set({ frequency: Object.values(MedicationFrequency).find((one) => one === value) ?? '' })
          }
          label={field.frequency()}
          options={Object.values(MedicationFrequency).map((value) => ({ value, label: frequency[value]() }))}
        />
      )}
      {isStructured && values.frequency === 'as_needed' && (
        <NumberField {...bind('maxPerDay')} label={field.maxPerDay()} optional />
      )}
      {isStructured && values.frequency === 'custom' && <CustomSchedule fields={fields} />}
    </Stack>
  )
}

/** Instructions beside a fixed frequency, or the frequency itself as free text. */
export function InstructionsField({ fields: { values, bind } }: Props) {
  const { t } = useText('records')
  const { field } = t.records.medications
  const isStructured = values.instructionType === 'structured'
  return (
    <TextareaField
      {...bind('instructions')}
      label={isStructured ? field.instructions() : field.instructionsOnly()}
      description={isStructured ? field.instructionsHelp() : field.instructionsOnlyHelp()}
      required={!isStructured}
      maxCharacters={medicationCreateInstructionsMax}
      rows={2}
    />
  )
}
