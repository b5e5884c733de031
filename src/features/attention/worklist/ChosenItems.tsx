import { useState } from 'react'
import type { AttentionStatus } from '#generated/model/index.ts'
import { attentionAcknowledgeManyIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { SelectionBar } from '#src/ui/lists/SelectionBar.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { isLongNote, NoteField } from '../NoteField.tsx'
import type { Selection } from './selection.ts'
import { TeamField } from '../TeamField.tsx'
import { useMany } from './use-many.ts'

type Many = ReturnType<typeof useMany>
type Props = { organizationId: string; status: AttentionStatus; selection: Selection }

/** What to do with the chosen items: mark them as handled or assign them; put handled ones back. */
export function ChosenItems({ organizationId, status, selection }: Props) {
  const { t } = useText('attention')
  const [opened, setOpened] = useState<'handle' | 'assign'>()
  const many = useMany()
  const { many: texts, take, taken } = t.attention
  const { chosen, isFull, clear } = selection
  const count = chosen.size
  const words = [texts.count({ count }), isFull && texts.most({ most: attentionAcknowledgeManyIdsMax })]
  const finish = () => {
    setOpened(undefined)
    clear()
    // the rows and the bar are removed
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  async function putBack() {
    const failed = await many.back([...chosen.keys()])
    if (failed === undefined) finish()
    else toast({ variant: 'error', message: failed })
  }
  const dialog = { many, selection, organizationId, onDone: finish, onClose: () => setOpened(undefined) }
  return (
    <>
      <SelectionBar
        label={texts.label()}
        words={count === 0 ? undefined : words.filter(Boolean).join('. ')}
        clearLabel={texts.clear()}
        onClear={clear}
      >
        {status === 'open' ? (
          <>
            <Button variant="secondary" size="sm" onClick={() => setOpened('handle')}>
              {take.button()}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpened('assign')}>
              {texts.assign()}
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="sm" pending={many.isPending} onClick={() => void putBack()}>
            {taken.back()}
          </Button>
        )}
      </SelectionBar>
      {opened === 'handle' && <HandleChosen {...dialog} />}
      {opened === 'assign' && <AssignChosen {...dialog} />}
    </>
  )
}

type DialogProps = Omit<Props, 'status'> & { many: Many; onDone: () => void; onClose: () => void }

function HandleChosen({ many, selection, onDone, onClose }: DialogProps) {
  const { t } = useText('attention')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const { many: texts, take } = t.attention
  async function handle() {
    if (isLongNote(note) || many.isPending) return
    const failed = await many.handle([...selection.chosen.keys()], note.trim())
    if (failed === undefined) onDone()
    else setFailure(failed)
  }
  return (
    <ConfirmDialog
      opened
      title={texts.handleTitle({ count: selection.chosen.size })}
      confirmLabel={take.confirm()}
      onConfirm={() => void handle()}
      onCancel={onClose}
      pending={many.isPending}
      error={failure}
    >
      <Stack gap="md">
        <Text>{texts.handleBody()}</Text>
        <NoteField value={note} onChange={setNote} help={texts.noteHelp()} />
      </Stack>
    </ConfirmDialog>
  )
}

function AssignChosen({ many, selection, organizationId, onDone, onClose }: DialogProps) {
  const { t } = useText('attention')
  const { id: me } = useCurrentUser()
  const [to, setTo] = useState(me)
  const [failure, setFailure] = useState<string>()
  const { many: texts, assign } = t.attention
  async function save() {
    if (many.isPending) return
    const failed = await many.assign([...selection.chosen.values()], to || null)
    if (failed === undefined) onDone()
    else setFailure(failed)
  }
  return (
    <ConfirmDialog
      opened
      title={texts.assignTitle({ count: selection.chosen.size })}
      confirmLabel={assign.confirm()}
      onConfirm={() => void save()}
      onCancel={onClose}
      pending={many.isPending}
      error={failure}
    >
      <Stack gap="md">
        <Text>{texts.assignBody()}</Text>
        <TeamField organizationId={organizationId} value={to} onChange={setTo} />
      </Stack>
    </ConfirmDialog>
  )
}
