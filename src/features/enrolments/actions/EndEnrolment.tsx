import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getListOrganizationJourneysQueryKey } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { useLeaveProcessInstance } from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstance } from '#generated/model/index.ts'
import { processInstanceLeaveReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = { enrolment: ProcessInstance; opened: boolean; onClose: () => void }

/** Ends a person's enrolment: explains the effect first, and asks for an optional reason. */
export function EndEnrolment({ enrolment, opened, onClose }: Props) {
  const { t } = useText('enrolments')
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useLeaveProcessInstance({
    mutation: {
      // Refetches the counts above the list; patients, who use the same call to leave, have none.
      onSuccess: () => queryClient.invalidateQueries({ queryKey: getListOrganizationJourneysQueryKey() }),
    },
  })
  const texts = t.enrolments.end
  const name = enrolment.patient.display_name
  const isOver = error instanceof ApiError && error.status === 409
  const close = () => {
    reset()
    onClose()
  }
  const end = () => {
    if (reason.length > processInstanceLeaveReasonMax || isPending) return
    mutate(
      { id: enrolment.id, data: { reason: reason.trim() || null } },
      {
        onSuccess: () => {
          toast({ message: texts.ended({ name }), variant: 'success' })
          close()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={end}
      onCancel={close}
      pending={isPending}
      error={error && (isOver ? texts.over() : texts.failed())}
      final
    >
      <Stack gap="md">
        <Text>{texts.steps({ name })}</Text>
        <Text>{texts.answers()}</Text>
        <Text>{texts.again({ name })}</Text>
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
  )
}
