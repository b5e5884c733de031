import type { JourneyActivity } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { StepAction } from './use-step-action.ts'

type Props = { action: StepAction<JourneyActivity>; /** The patient's name. */ name: string }

/** Explains the effect of starting a step, before doing so (CALL-49). */
export function StartDialog({ action, name }: Props) {
  const { t } = useText('steps')
  const activity = action.subject
  if (!activity) return null
  const texts = t.steps.start
  const step = activity.name
  const isForPatient = activity.audience === 'patient'
  return (
    <ConfirmDialog
      opened={action.opened}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={action.confirm}
      onCancel={action.close}
      pending={action.pending}
      error={action.errorText(texts.failed())}
    >
      <Stack gap="sm">
        <Text strong>{isForPatient ? texts.patient({ step, name }) : texts.provider({ step })}</Text>
        <Text>{isForPatient ? texts.patientHow() : texts.providerHow({ name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
