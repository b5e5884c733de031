import { useState } from 'react'
import { journeyReviewReturnReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { JourneyEditing } from '../editor/use-journey-editor.ts'

type Props = { opened: boolean; editing: JourneyEditing; onClose: () => void; onDone: () => void }

/** Sends the draft back to its author, with a reason. */
export function SendBackDialog({ opened, editing, onClose, onDone }: Props) {
  const { t } = useText('journeyEditor', 'validation')
  const problemText = useProblemText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { journey, failure, isPending } = editing
  const texts = t.journeyEditor.review
  const name = journey.review?.requested_by.display_name ?? ''
  const isLong = characters(reason.trim()) > journeyReviewReturnReasonMax
  const isEmpty = reason.trim() === ''
  const send = async () => {
    setTried(true)
    if (isLong || isEmpty) return
    if (!(await editing.returnReview(reason.trim()))) return
    onClose()
    setReason('')
    setTried(false)
    toast({ variant: 'success', message: texts.sentBack({ name }) })
    onDone()
  }
  const problem = isLong
    ? problemText({ code: 'maxCharacters', max: journeyReviewReturnReasonMax })
    : isTried && isEmpty && texts.reasonMissing()
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.sendBackTitle()}
      confirmLabel={texts.sendBackConfirm()}
      pending={isPending}
      error={failure && t.journeyEditor.editor.failures[failure]()}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>{texts.sendBackBody({ name })}</Text>
        <TextareaField
          label={texts.reason()}
          required
          rows={4}
          value={reason}
          onChange={setReason}
          maxCharacters={journeyReviewReturnReasonMax}
          error={problem || undefined}
        />
      </Stack>
    </ConfirmDialog>
  )
}
