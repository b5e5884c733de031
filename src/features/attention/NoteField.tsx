import { attentionAcknowledgeNoteMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { useText } from '#src/i18n/use-text.ts'

export const isLongNote = (note: string): boolean => isTooLong(note, attentionAcknowledgeNoteMax)

type Props = { value: string; onChange: (note: string) => void; help: string }

/** An optional note for the team about an item or a call. */
export function NoteField({ help, ...field }: Props) {
  const { t } = useText('attention')
  return (
    <CommentField
      {...field}
      label={t.attention.take.note()}
      description={help}
      optional
      max={attentionAcknowledgeNoteMax}
    />
  )
}
