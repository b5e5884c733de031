import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useChange } from './view-store.ts'

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
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, isPending, error, reset } = useChange(onSave)
  const texts = t.views
  const fieldError = fieldErrors(error).name
  const close = () => {
    reset()
    setName('')
    setMissing(false)
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted === '' || isPending) return
    if (!(await run(wanted))) return
    toast({ message: texts.saved({ name: wanted }), variant: 'success' })
    close()
  }
  return (
    <Modal opened={opened} onClose={close} closable={!isPending} title={texts.save()}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          <Text>{help}</Text>
          <TextField
            label={texts.name()}
            required
            value={name}
            onChange={setName}
            maxLength={nameMax}
            autoComplete="off"
            error={isMissing ? texts.nameMissing() : fieldError}
          />
          {Boolean(error) && fieldError === undefined && <Alert kind="error">{texts.saveFailed()}</Alert>}
          <Group gap="sm">
            <Button type="submit" pending={isPending}>
              {t.actions.save()}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={close}>
              {t.actions.cancel()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
