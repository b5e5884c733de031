import { useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isLongNote, NoteField } from '../NoteField.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import type { TakeOutcome } from './use-acknowledge.ts'

type Props = {
  item: AttentionItem
  pending: boolean
  onTake: (note: string) => Promise<TakeOutcome>
  onClose: () => void
}

/** Asks for a note and explains the effect. */
export function TakeDialog({ onTake, ...dialog }: Props) {
  const { t } = useText('attention')
  const [note, setNote] = useState('')
  const { take: texts, assign } = t.attention
  const holder = dialog.item.assigned_to
  return (
    <ItemDialog
      {...dialog}
      texts={texts}
      holder={holder && assign.has({ name: holder.display_name })}
      send={() => (isLongNote(note) ? undefined : onTake(note.trim()))}
    >
      <NoteField value={note} onChange={setNote} help={texts.noteHelp()} />
    </ItemDialog>
  )
}
