import { useState } from 'react'
import { useReportAccessEvent } from '#generated/endpoints/access-events/access-events.ts'
import type { AccessEvent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { accessReportCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = { event: AccessEvent; patientId: string; onClose: () => void }

/** Reports an event to the administrators; what was typed stays when sending fails. */
export function ReportDialog({ event, patientId, onClose }: Props) {
  const { t } = useText('access', 'validation')
  const problemText = useProblemText()
  const [comment, setComment] = useState('')
  const report = useReportAccessEvent()
  const texts = t.access.dialog
  const isTooLong = characters(comment) > accessReportCommentMax
  const send = () => {
    if (isTooLong) return
    report.mutate(
      { id: patientId, eventId: event.id, data: { comment: comment.trim() || null } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.sent() })
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.send()}
      onConfirm={send}
      onCancel={onClose}
      pending={report.isPending}
      error={report.isError ? texts.failed() : undefined}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <TextareaField
          label={texts.comment()}
          optional
          value={comment}
          onChange={setComment}
          maxCharacters={accessReportCommentMax}
          error={isTooLong ? problemText({ code: 'maxCharacters', max: accessReportCommentMax }) : undefined}
          rows={3}
        />
      </Stack>
    </ConfirmDialog>
  )
}
