import { documentCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
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
