import { useCancelProcessInstanceActivity } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstance, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useChange } from '../use-change.ts'

/** The heading that takes the focus when a task is removed or added. */
export const TASKS = 'tasks'

type Props = {
  instance: ProcessInstance
  task: Task
  /** No other task is open. */
  isLast: boolean
  opened: boolean
  onClose: () => void
}

/** CALL-51: cancels an open activity, after explaining the effect. */
export function CancelDialog({ instance, task, isLast, opened, onClose }: Props) {
  const { t } = useText('instances')
  const { mutateAsync } = useCancelProcessInstanceActivity({
    mutation: { networkMode: 'always', retry: false },
  })
  const change = useChange()
  const texts = t.instances.cancel
  const { name, audience } = task
  const patient = instance.patient.display_name
  const close = () => {
    change.forget()
    onClose()
  }
  async function cancel() {
    const done = await change.run(() => mutateAsync({ id: instance.id, data: { task: task.id } }))
    if (!done) return
    close()
    toast({ message: texts.done({ name }), variant: 'success' })
    // The pressed button is removed.
    document.getElementById(TASKS)?.focus()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.keep()}
      onConfirm={() => void cancel()}
      onCancel={close}
      pending={change.pending}
      error={change.error}
      undoable
    >
      <Stack gap="sm">
        <Text>{audience === 'patient' ? texts.patient({ patient }) : texts.provider()}</Text>
        <Text>{texts.draft()}</Text>
        <Text>{isLast ? texts.last() : texts.others()}</Text>
        <Text>{texts.again()}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
