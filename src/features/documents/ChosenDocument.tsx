import { documentCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/file-rules.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChosenFile } from '#src/ui/ChosenFile.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Title } from '#src/ui/Title.tsx'
import { useFileSize } from '#src/ui/use-file-size.ts'
import type { Chosen } from './chosen-documents.ts'

type Props = {
  chosen: Chosen
  number: number
  nameError: string | undefined
  notesError: string | undefined
  onChange: (part: Partial<Chosen>) => void
  onRemove: () => void
}

/** A file before its upload: name, suggested from the file name, and notes (DATA-52). */
export function ChosenDocument({ chosen, number, nameError, notesError, onChange, onRemove }: Props) {
  const { t } = useText('documents')
  const sizeText = useFileSize()
  const { file, key, name, notes } = chosen
  const texts = t.documents.upload
  return (
    <Card as="section" aria-labelledby={`document-${key}`}>
      <Stack>
        <Title level={2} size={4} id={`document-${key}`}>
          {texts.document({ number })}
        </Title>
        <ChosenFile name={shownFileName(file.name)} size={sizeText(file.size)} onRemove={onRemove} />
        <TextField
          id={`name-${key}`}
          label={texts.name()}
          value={name}
          error={nameError}
          required
          autoComplete="off"
          onChange={(next) => onChange({ name: next })}
        />
        <TextareaField
          id={`notes-${key}`}
          label={texts.notes()}
          description={texts.notesHelp()}
          value={notes}
          error={notesError}
          optional
          rows={2}
          maxCharacters={documentCreateNotesMax}
          onChange={(next) => onChange({ notes: next })}
        />
      </Stack>
    </Card>
  )
}
