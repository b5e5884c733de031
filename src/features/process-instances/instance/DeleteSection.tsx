import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDeleteProcessInstance } from '#generated/endpoints/process-instance-admin/process-instance-admin.ts'
import {
  getGetProcessInstanceQueryKey,
  getListProcessInstancesQueryKey,
} from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../process-instances.module.css'
import { useChange } from '../use-change.ts'

/** CALL-48: permanently deletes an instance, after its id was typed. */
export function DeleteSection({ instance }: { instance: ProcessInstance }) {
  const { t } = useText('instances')
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useChange()
  const remove = useRemove(instance.id)
  const navigate = useNavigate()
  const texts = t.instances.delete
  const names = {
    patient: instance.patient.display_name,
    journey: instance.process_definition_name,
  }
  const close = () => {
    change.forget()
    setWrong(false)
    setTyped('')
    setOpened(false)
  }
  async function confirm() {
    const isSame = typed.trim().toLowerCase() === instance.id
    setWrong(!isSame)
    if (!isSame) {
      document.getElementById('delete-id')?.focus()
      return
    }
    const done = await change.run(async () => {
      await remove()
      return true
    })
    if (!done) return
    setOpened(false)
    toast({ message: texts.done(names), variant: 'success' })
    await navigate(paths.admin.processInstances())
  }
  return (
    <Stack as="section" gap="sm">
      <Title level={2}>{texts.section()}</Title>
      <Text>{texts.when()}</Text>
      <div>
        <Button variant="secondary" icon={IconTrash} onClick={() => setOpened(true)}>
          {texts.open()}
        </Button>
      </div>
      <ConfirmDialog
        opened={opened}
        title={texts.title(names)}
        confirmLabel={texts.confirm()}
        onConfirm={() => void confirm()}
        onCancel={close}
        pending={change.pending}
        error={change.error}
        final
      >
        <Stack gap="sm">
          <Text>{texts.lost()}</Text>
          <ul className={styles.lost}>
            <li>{texts.answers()}</li>
            <li>{texts.variables()}</li>
            <li>{texts.history()}</li>
          </ul>
          <Text>{texts.kept({ patient: names.patient })}</Text>
          <Text>{texts.type()}</Text>
          <code>{instance.id}</code>
          <TextField
            id="delete-id"
            label={texts.id()}
            required
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={100}
            error={isWrong ? texts.wrong() : undefined}
          />
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

/** Deletes the instance and invalidates lists, but not its own query, because its page is still mounted. */
function useRemove(id: string) {
  const queries = useQueryClient()
  const isGone = useRef(false)
  // On unmount, because a mounted page would refetch it.
  useEffect(
    () => () => {
      if (isGone.current) queries.removeQueries({ queryKey: getGetProcessInstanceQueryKey(id) })
    },
    [queries, id],
  )
  const { mutateAsync } = useDeleteProcessInstance({
    mutation: { networkMode: 'always', retry: false },
    skipInvalidation: true,
  })
  return async () => {
    await mutateAsync({ id })
    isGone.current = true
    const lists = [...getListProcessInstancesQueryKey(), 'filter']
    void queries.invalidateQueries({ queryKey: lists })
  }
}
