import { useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { AboutItem } from '../AboutItem.tsx'
import { isLongNote, NoteField } from '../NoteField.tsx'
import type { TakeOutcome } from './use-acknowledge.ts'

type Props = {
  item: AttentionItem
  pending: boolean
  onTake: (note: string) => Promise<TakeOutcome>
  onClose: () => void
}

/** Asks for a note and explains the effect. Stays open after a failure that can be retried. */
export function TakeDialog({ item, pending, onTake, onClose }: Props) {
  const { t } = useText('attention')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const { take: texts, assign } = t.attention

  async function take() {
    if (isLongNote(note) || pending) return
    setFailure(undefined)
    const outcome = await onTake(note.trim())
    if (outcome.kind === 'failed') setFailure(outcome.words)
  }

  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={() => void take()}
      onCancel={onClose}
      pending={pending}
      error={failure}
    >
      <Stack gap="md">
        <AboutItem item={item} />
        {item.assigned_to && <Text strong>{assign.has({ name: item.assigned_to.display_name })}</Text>}
        <Text>{texts.body()}</Text>
        <NoteField value={note} onChange={setNote} help={texts.noteHelp()} />
      </Stack>
    </ConfirmDialog>
  )
}
