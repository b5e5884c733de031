import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { characters } from '#src/lib/text-rules.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import type { HealthRecord } from './record.ts'

const LONGEST = 1000

type Props = {
  record: HealthRecord
  /** The generated update mutation of the kind. */
  update: {
    mutateAsync: (variables: { id: string; data: { patient_note: string | null } }) => Promise<unknown>
    isPending: boolean
    isError: boolean
  }
}

/** A record that somebody else keeps: why it cannot be changed, and a note that can be added to it. */
export function PatientNote({ record, update }: Props) {
  const { t } = useText('records', 'errors')
  const problemText = useProblemText()
  const [note, setNote] = useState(record.patient_note ?? '')
  const texts = t.records.shared.locked
  const isTooLong = characters(note) > LONGEST
  const error = isTooLong ? problemText({ code: 'maxCharacters', max: LONGEST }) : undefined
  const isChanged = note.trim() !== (record.patient_note ?? '')
  const save = () =>
    isTooLong
      ? undefined
      : update.mutateAsync({ id: record.id, data: { patient_note: note.trim() || null } }).then(
          () => void toast({ variant: 'success', message: texts.saved() }),
          () => undefined,
        )
  return (
    <Card>
      <Stack gap="md">
        <Alert kind="info" role="none" title={record.source === 'import' ? texts.imported() : texts.title()}>
          {texts.body()}
        </Alert>
        <FormShell
          aria-label={texts.note()}
          submitLabel={texts.save()}
          pending={update.isPending}
          submitError={update.isError && t.errors.catalogue.saveFailed()}
          problems={error ? [{ fieldId: 'patient-note', message: error }] : []}
          unsaved={isChanged}
          onSubmit={save}
        >
          <TextareaField
            id="patient-note"
            label={texts.note()}
            description={texts.noteHelp()}
            value={note}
            onChange={setNote}
            maxCharacters={LONGEST}
            error={error}
            rows={3}
          />
        </FormShell>
      </Stack>
    </Card>
  )
}
