import { useState } from 'react'
import { useCreateHealthStoryShareNote } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters, isBlank, isOneLine, isText, trimmed } from '#src/lib/text-rules.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Title } from '#src/ui/Title.tsx'

const LONGEST_NAME = 120
const LONGEST_NOTE = 1000

const ended = (error: unknown) =>
  error instanceof ApiError && [401, 404, 410].includes(error.status) ? error : undefined

type Props = {
  token: string
  /** Who shared it. */
  name: string
  /** The access ended while the note was written. */
  onEnded: () => void
}

/** A note of the reader to whoever shared (B3); what was typed stays when it could not be left. */
export function NoteForm({ token, name, onEnded }: Props) {
  const { t } = useText('share', 'validation')
  const words = t.share.note
  const [author, setAuthor] = useState('')
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error, isSuccess } = useCreateHealthStoryShareNote({
    mutation: {
      onSuccess: () => {
        setText('')
        setChecked(false)
      },
      onError: (refused) => void (ended(refused) && onEnded()),
    },
  })
  const authorIssue = isBlank(author)
    ? words.authorMissing()
    : characters(author) > LONGEST_NAME
      ? words.authorLong()
      : isOneLine(trimmed(author))
        ? undefined
        : t.validation.invalid()
  const textIssue = isBlank(text)
    ? words.textMissing()
    : characters(text) > LONGEST_NOTE
      ? words.textLong()
      : isText(text)
        ? undefined
        : t.validation.invalid()
  const shown = isChecked ? { author: authorIssue, text: textIssue } : {}
  const isFull = error instanceof ApiError && error.status === 409

  function submit() {
    setChecked(true)
    if (authorIssue ?? textIssue) return
    mutate({ token, data: { author_name: trimmed(author), text: text.trim() } })
  }

  return (
    <Card as="section" aria-labelledby="leave-note">
      <Stack>
        <Title level={2} id="leave-note">
          {words.title({ name })}
        </Title>
        <Text>{words.intro({ name })}</Text>
        {isSuccess && <Alert kind="success">{words.sent({ name })}</Alert>}
        <FormShell
          aria-label={words.title({ name })}
          submitLabel={words.send()}
          pending={isPending}
          submitError={error && !ended(error) ? (isFull ? words.full() : words.failed()) : undefined}
          problems={[
            ...(shown.author ? [{ fieldId: 'note-author', message: shown.author }] : []),
            ...(shown.text ? [{ fieldId: 'note-text', message: shown.text }] : []),
          ]}
          onSubmit={submit}
        >
          <TextField
            id="note-author"
            label={words.author()}
            required
            autoComplete="name"
            value={author}
            onChange={setAuthor}
            error={shown.author}
          />
          <TextareaField
            id="note-text"
            label={words.text()}
            required
            maxCharacters={LONGEST_NOTE}
            value={text}
            onChange={setText}
            error={shown.text}
          />
        </FormShell>
      </Stack>
    </Card>
  )
}
