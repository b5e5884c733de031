import { useState } from 'react'
import { useCreateAttentionCall } from '#generated/endpoints/attention-items/attention-items.ts'
import { type AttentionItem, CallOutcome } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { isTooLong, NoteField } from '../NoteField.tsx'
import { useAttentionWords } from '../use-attention-words.ts'

type Props = { item: AttentionItem; onClose: () => void }

/** Notes a call about an item: what came of it, and an optional note. The item stays open. */
export function CallDialog({ item, onClose }: Props) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useCreateAttentionCall()
  const { call: texts, take } = t.attention

  function save() {
    setIsAsked(true)
    if (outcome === undefined || isTooLong(note) || isPending) return
    const text = note.trim()
    mutate(
      { id: item.id, data: { outcome, ...(text !== '' && { note: text }) } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.done({ who: words.who(item) }) })
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={save}
      onCancel={onClose}
      pending={isPending}
      error={error && (error instanceof ApiError && error.isOffline ? take.offline() : take.failed())}
    >
      <Stack gap="md">
        <Text strong>{words.who(item)}</Text>
        <Text>{texts.body()}</Text>
        <RadioField
          label={texts.outcome()}
          required
          value={outcome}
          onChange={setOutcome}
          options={optionsOf(Object.values(CallOutcome), texts.outcomes)}
          error={isAsked && outcome === undefined ? texts.missing() : undefined}
        />
        <NoteField value={note} onChange={setNote} help={texts.noteHelp()} />
      </Stack>
    </ConfirmDialog>
  )
}
