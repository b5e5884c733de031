import { attentionAcknowledgeNoteMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'

export const isTooLong = (note: string): boolean => characters(note) > attentionAcknowledgeNoteMax

type Props = { value: string; onChange: (note: string) => void; help: string }

/** An optional note for the team about an item or a call. */
export function NoteField({ value, onChange, help }: Props) {
  const { t } = useText('attention', 'validation')
  const problemText = useProblemText()
  const problem = { code: 'maxCharacters', max: attentionAcknowledgeNoteMax } as const
  return (
    <TextareaField
      label={t.attention.take.note()}
      description={help}
      optional
      value={value}
      onChange={onChange}
      maxCharacters={attentionAcknowledgeNoteMax}
      error={isTooLong(value) ? problemText(problem) : undefined}
      rows={3}
    />
  )
}
