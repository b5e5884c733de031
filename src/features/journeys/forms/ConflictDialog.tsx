import { useState } from 'react'
import type { TaskDraft } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { localToday } from '#src/lib/local-day.ts'

type Props = {
  /** The draft on the server while it differs from this one; it stays drawn while the dialog goes. */
  current: TaskDraft | undefined
  opened: boolean
  /** How many answers there are on this device. */
  answers: number
  onKeepHere: (current: TaskDraft) => void
  onKeepThere: (current: TaskDraft) => void
  onClose: () => void
}

/** Two devices hold different answers: the person decides, nothing is dropped in silence. */
export function ConflictDialog({ current, opened, answers, onKeepHere, onKeepThere, onClose }: Props) {
  const { t } = useText('forms')
  const format = useFormat()
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const draft = current ?? last
  if (!draft) return null
  const texts = t.forms.conflict
  const at = draft.updated_at ?? ''
  const today = localToday(new Date(at)) === localToday()
  return (
    <Modal
      opened={opened}
      staticBackdrop
      onClose={onClose}
      title={today ? texts.titleAt({ time: format.time(at) }) : texts.titleOn({ date: format.dateTime(at) })}
      actions={
        <>
          <Button onClick={() => onKeepHere(draft)}>{texts.keepHere()}</Button>
          <Button variant="secondary" onClick={() => onKeepThere(draft)}>
            {texts.keepThere()}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{texts.body()}</Text>
        <Text>{texts.here({ count: answers })}</Text>
        <Text>{texts.there({ count: Object.keys(draft.form_data).length })}</Text>
      </Stack>
    </Modal>
  )
}
