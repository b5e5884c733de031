import * as z from 'zod/mini'
import { useCreatePersonNote } from '#generated/endpoints/people/people.ts'
import { PersonNoteCreate, personNoteCreateTextMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { PersonPlace } from './queries.ts'

const schema = z.object({ text: lines(PersonNoteCreate.shape.text, 'text') })

/** Adds a care team note about a person; stays open for the next one. */
export function AddNote({ organizationId, personId }: PersonPlace) {
  const { t } = useText('provider')
  const create = useCreatePersonNote()
  const texts = t.provider.people.notes
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { text: '' },
    texts: { text: texts.missing() },
    send: (data) => create.mutateAsync({ id: organizationId, patientId: personId, data }),
    onSaved: () => {
      form.reset()
      toast({ variant: 'success', message: texts.added() })
    },
    failureText: failureMessage({ offline: texts.offline, failed: texts.notAdded }),
  })
  return (
    <FormShell {...shell} aria-label={texts.add()} submitLabel={texts.add()}>
      <TextareaField
        {...field('text')}
        label={texts.label()}
        description={texts.hint()}
        rows={2}
        maxCharacters={personNoteCreateTextMax}
      />
    </FormShell>
  )
}
