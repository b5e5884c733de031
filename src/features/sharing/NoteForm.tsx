import * as z from 'zod/mini'
import { useCreateHealthStoryShareNote } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import {
  HealthStoryShareNoteCreate,
  healthStoryShareNoteCreateTextMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { ApiError } from '#src/api/errors.ts'
import { line, lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

const { author_name, text } = HealthStoryShareNoteCreate.shape
const schema = z.object({ author_name: line(author_name, 'author'), text: lines(text, 'text') })

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

type Props = {
  token: string
  name: string
  /** Called when access ended while the note was being written. */
  onEnded: () => void
}

/** A note from the reader to the person who shared (B3). */
export function NoteForm({ token, name, onEnded }: Props) {
  const { t } = useText('share')
  const words = t.share.note
  const create = useCreateHealthStoryShareNote()
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { author_name: '', text: '' },
    texts: { author: words.authorMissing(), text: words.textMissing() },
    send: (data) => create.mutateAsync({ token, data }),
    onSaved: () => form.reset({ ...form.getValues(), text: '' }),
    recover: async (error) => {
      const isEnded = [401, 404, 410].includes(statusOf(error))
      if (isEnded) onEnded()
      return isEnded
    },
    failureText: (error) => (statusOf(error) === 409 ? words.full() : words.failed()),
  })

  return (
    <Card as="section" aria-labelledby="leave-note">
      <Stack>
        <Title level={2} id="leave-note">
          {words.title({ name })}
        </Title>
        <Text>{words.intro({ name })}</Text>
        {create.isSuccess && <Alert kind="success">{words.sent({ name })}</Alert>}
        <FormShell {...shell} aria-label={words.title({ name })} submitLabel={words.send()}>
          <TextField {...field('author_name')} label={words.author()} required autoComplete="name" />
          <TextareaField
            {...field('text')}
            label={words.text()}
            required
            maxCharacters={healthStoryShareNoteCreateTextMax}
          />
        </FormShell>
      </Stack>
    </Card>
  )
}
