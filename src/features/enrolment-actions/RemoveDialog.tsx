import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { StepAction } from './use-step-action.ts'

/** Explains the effect of removing an open step, before doing so (CALL-51). */
export function RemoveDialog({ action }: { action: StepAction<Task> }) {
  const { t } = useText('steps')
  const task = action.subject
  if (!task) return null
  const texts = t.steps.remove
  const isForPatient = task.audience === 'patient'
  return (
    <ConfirmDialog
      opened={action.opened}
      undoable
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={action.confirm}
      onCancel={action.close}
      pending={action.pending}
      error={action.errorText(texts.failed())}
    >
      <Stack gap="sm">
        <Text strong>{texts.which({ step: task.name })}</Text>
        <Text>{isForPatient ? texts.patient({ name: task.patient.display_name }) : texts.provider()}</Text>
        {task.draft_updated_at !== null && (
          <Text strong>{isForPatient ? texts.patientDraft() : texts.providerDraft()}</Text>
        )}
        <Text>{texts.again()}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
