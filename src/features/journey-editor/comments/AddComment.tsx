import * as z from 'zod/mini'
import { useCreateJourneyComment } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { JourneyCommentCreate, journeyCommentCreateTextMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

const schema = z.object({ text: lines(JourneyCommentCreate.shape.text, 'text') })

type Props = { journeyId: string; step: string; name: string }

/** Adds a comment; stays open for the next one. */
export function AddComment({ journeyId, step, name }: Props) {
  const { t } = useText('journeyEditor')
  const create = useCreateJourneyComment()
  const texts = t.journeyEditor.comments
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { text: '' },
    texts: { text: texts.missing() },
    send: ({ text }) => create.mutateAsync({ data: { journey: journeyId, step, text } }),
    onSaved: () => {
      form.reset()
      toast({ variant: 'success', message: texts.added() })
    },
    failureText: failureMessage({ offline: texts.offline, failed: texts.notAdded }),
  })
  return (
    <FormShell {...shell} inQuery="edit" aria-label={texts.addTo({ name })} submitLabel={texts.add()}>
      <TextareaField
        {...field('text')}
        id={`comment-${step}`}
        label={texts.label()}
        description={texts.help()}
        rows={2}
        maxCharacters={journeyCommentCreateTextMax}
      />
    </FormShell>
  )
}
