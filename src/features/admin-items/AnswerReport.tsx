import { useState } from 'react'
import { useAnswerAccessReport } from '#generated/endpoints/access-events/access-events.ts'
import type { AdminItem } from '#generated/model/index.ts'
import { accessAnswerAnswerMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'

/** Answers a person who does not recognize who looked at their information. */
export function AnswerReport({ item }: { item: AdminItem }) {
  const { t } = useText('needs')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.needs.answer.openFor({ name: item.name })}
        onClick={() => setOpen(true)}
      >
        {t.needs.answer.open()}
      </Button>
      {isOpen && <AnswerDialog item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function AnswerDialog({ item, onClose }: { item: AdminItem; onClose: () => void }) {
  const { t } = useText('needs', 'validation')
  const problemText = useProblemText()
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const send = useAnswerAccessReport()
  const texts = t.needs.answer
  const isTooLong = characters(answer) > accessAnswerAnswerMax
  const isEmpty = answer.trim() === ''
  const confirm = () => {
    setTried(true)
    if (isTooLong || isEmpty) return
    send.mutate(
      { id: item.object_id, data: { answer: answer.trim() } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.sent() })
          onClose()
        },
      },
    )
  }
  const problem = isTooLong
    ? problemText({ code: 'maxCharacters', max: accessAnswerAnswerMax })
    : isTried && isEmpty && texts.missing()
  return (
    <ConfirmDialog
      opened
      title={texts.title({ name: item.name })}
      confirmLabel={texts.send()}
      onConfirm={confirm}
      onCancel={onClose}
      pending={send.isPending}
      error={send.isError ? texts.failed() : undefined}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <TextareaField
          label={texts.label()}
          required
          value={answer}
          onChange={setAnswer}
          maxCharacters={accessAnswerAnswerMax}
          error={problem || undefined}
          rows={4}
        />
      </Stack>
    </ConfirmDialog>
  )
}
