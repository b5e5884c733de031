import * as z from 'zod/mini'
import { ConditionUpdate, conditionUpdatePatientNoteMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { optionalLines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { HealthRecord } from './record.ts'

/** Shared by all kinds of records. */
const noteSchema = z.object({ patient_note: optionalLines(ConditionUpdate.shape.patient_note) })

type Props = {
  record: HealthRecord
  /** The update mutation of the kind. */
  update: {
    mutateAsync: (variables: { id: string; data: { patient_note?: string | null } }) => Promise<unknown>
  }
}

/** A record kept by someone else: why it is read-only, and a note the person can add. */
export function PatientNote({ record, update }: Props) {
  const { t } = useText('records', 'errors')
  const texts = t.records.shared.locked
  const { field, shell } = useAppForm({
    schema: noteSchema,
    defaultValues: { patient_note: record.patient_note ?? '' },
    send: ({ patient_note = null }) => update.mutateAsync({ id: record.id, data: { patient_note } }),
    onSaved: () => void toast({ variant: 'success', message: texts.saved() }),
    failureText: () => t.errors.catalogue.saveFailed(),
  })
  return (
    <Card>
      <Stack gap="md">
        <Alert kind="info" role="none" title={record.source === 'import' ? texts.imported() : texts.title()}>
          {texts.body()}
        </Alert>
        <FormShell {...shell} aria-label={texts.note()} submitLabel={texts.save()}>
          <TextareaField
            {...field('patient_note')}
            label={texts.note()}
            description={texts.noteHelp()}
            maxCharacters={conditionUpdatePatientNoteMax}
            rows={3}
          />
        </FormShell>
      </Stack>
    </Card>
  )
}
