import {
  medicationCreateNotesMax,
  medicationCreateReactionMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'

/** Reason, prescriber and side effects. */
export function WhySection({ fields: { bind } }: { fields: MedicationFields }) {
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
