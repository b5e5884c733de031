import { type FormEvent, useState } from 'react'
import { useCreateSavedView } from '#generated/endpoints/saved-views/saved-views.ts'
import { savedViewCreateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { Where } from '../list/list-rules.ts'
import type { ShownView } from './view-shown.ts'

type Props = { where: Where; shown: ShownView; opened: boolean; onClose: () => void }

export function SaveView({ where, shown, opened, onClose }: Props) {
  const { t } = useText('enrolments')
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useCreateSavedView()
  const texts = t.enrolments.views
  const told = fieldErrors(error).name
  const close = () => {
    reset()
    setName('')
    setMissing(false)
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted === '' || isPending) return
    const { organizationId: organization, journeyId } = where
    mutate(
      { data: { name: wanted, organization, process_definition: journeyId, ...shown } },
      {
        onSuccess: () => {
          toast({ message: texts.saved({ name: wanted }), variant: 'success' })
          close()
        },
      },
    )
  }
  return (
    <Modal opened={opened} onClose={close} closable={!isPending} title={texts.saveTitle()}>
      <form noValidate onSubmit={save}>
        <Stack gap="md">
          <Text>{texts.saveHelp()}</Text>
          <TextField
            label={texts.name()}
            required
            value={name}
            onChange={setName}
            maxLength={savedViewCreateNameMax}
            autoComplete="off"
            error={isMissing ? texts.nameMissing() : told}
          />
          {error && told === undefined && <Alert kind="error">{texts.saveFailed()}</Alert>}
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
