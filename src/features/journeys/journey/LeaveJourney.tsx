import { useRef, useState } from 'react'
import { useLeaveProcessInstance } from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstance } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconDoorExit } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { processInstanceLeaveReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'

/** Leaves a journey: says first what that does, and asks why without insisting. */
export function LeaveJourney({ journey }: { journey: ProcessInstance }) {
  const { t } = useText('care')
  const [opened, setOpened] = useState(false)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useLeaveProcessInstance()
  const sent = useRef(false)
  const texts = t.care.leave
  const name = journey.process_definition_name
  const tooLong = reason.length > processInstanceLeaveReasonMax

  const failure = () => {
    if (!(error instanceof ApiError)) return texts.failed()
    if (error.isOffline) return texts.offline()
    return error.status === 409 ? texts.over() : texts.failed()
  }

  function leave() {
    // Two quick clicks can both arrive before React renders `pending`.
    if (tooLong || sent.current) return
    sent.current = true
    const said = reason.trim()
    mutate(
      { id: journey.id, data: { reason: said === '' ? null : said } },
      {
        onError: () => (sent.current = false),
        onSuccess: () => {
          setOpened(false)
          toast({ message: texts.left({ name }), variant: 'success' })
          // The pressed button was removed with the journey.
          document.querySelector('h1')?.focus()
        },
      },
    )
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={IconDoorExit}
        onClick={() => {
          reset()
          setOpened(true)
        }}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title({ name })}
        confirmLabel={texts.confirm()}
        onConfirm={leave}
        onCancel={() => setOpened(false)}
        pending={isPending}
        error={error && failure()}
      >
        <Stack gap="md">
          <Text>{texts.steps()}</Text>
          <Text>{texts.answers()}</Text>
          <Text>{texts.again()}</Text>
          <TextareaField
            label={texts.reason()}
            optional
            value={reason}
            onChange={setReason}
            maxCharacters={processInstanceLeaveReasonMax}
            rows={3}
          />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
