import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import type { JourneyEditing } from './use-journey-editor.ts'
import { UsageText } from './UsageText.tsx'

type Props = { opened: boolean; editing: JourneyEditing; onClose: () => void; onRetired: () => void }

/** Retires a journey, after confirmation. */
export function RetireDialog({ opened, editing, onClose, onRetired }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.retire
  const retire = async () => {
    const done = await editing.retire('')
    onClose()
    if (!done) return
    toast({ variant: 'success', message: texts.done() })
    onRetired()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      undoable
      pending={editing.isPending}
      error={undefined}
      onConfirm={() => void retire()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{texts.body()}</Text>
        <Region title={t.journeyEditor.publish.usageFailed()}>
          <UsageText id={editing.journey.id} />
        </Region>
        <Text>{editing.isChanged ? texts.typed() : texts.undo()}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
