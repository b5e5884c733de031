import { useState } from 'react'
import { useLeaveProcessInstance } from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstance } from '#generated/model/index.ts'
import { processInstanceLeaveReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { IconDoorExit } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'

/** Leaves a journey: says first what that does, and asks why without insisting. */
export function LeaveJourney({ journey }: { journey: ProcessInstance }) {
  const { t } = useText('care')
  const [reason, setReason] = useState('')
  const texts = t.care.leave
  const name = journey.process_definition_name
  return (
    <ConfirmButton
      label={texts.button()}
      look={{ variant: 'quiet', icon: IconDoorExit }}
      call={useLeaveProcessInstance()}
      variables={{ id: journey.id, data: { reason: reason.trim() || null } }}
      isReady={reason.length <= processInstanceLeaveReasonMax}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      done={texts.left({ name })}
      failed={failureMessage({ offline: texts.offline, conflict: texts.over, failed: texts.failed })}
      // The pressed button was removed with the journey.
      onDone={() => document.querySelector('h1')?.focus()}
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
    </ConfirmButton>
  )
}
