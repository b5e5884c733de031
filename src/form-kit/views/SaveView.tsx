import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useViewName, ViewNameForm } from './ViewNameForm.tsx'

type Props = {
  /** What a view of this list holds. */
  help: string
  nameMax: number
  onSave: (name: string) => Promise<unknown>
  opened: boolean
  onClose: () => void
}

export function SaveView({ help, nameMax, onSave, opened, onClose }: Props) {
  const { t } = useText('views')
  const texts = t.views
  const form = useViewName({
    nameMax,
    send: onSave,
    onSaved: (name) => {
      toast({ message: texts.saved({ name }), variant: 'success' })
      onClose()
    },
    failed: texts.saveFailed(),
  })
  return (
    <Modal opened={opened} onClose={onClose} closable={!form.shell.pending} title={texts.save()}>
      <Stack gap="md">
        <Text>{help}</Text>
        <ViewNameForm form={form} nameMax={nameMax} onCancel={onClose} />
      </Stack>
    </Modal>
  )
}
