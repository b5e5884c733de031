import { useState } from 'react'
import type { PersonReference } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TeamField } from '../TeamField.tsx'
import type { Outcome } from './use-responsible.ts'

type Props = {
  opened: boolean
  organizationId: string
  title: string
  /** Who is responsible now, if it is one person's enrolment; the caller is suggested otherwise. */
  holder?: PersonReference | null
  pending: boolean
  /** What else to know before saving. */
  note?: string | undefined
  onSave: (to: string | null) => Promise<Outcome>
  onDone: () => void
  /** Closed without saving; `isChanged` if the list has changed since the people were chosen. */
  onCancel: (isChanged: boolean) => void
}

/** Asks who is responsible: the person themselves, a colleague, or no one. Stays open after a failure. */
export function ResponsibleDialog(props: Props) {
  const { opened, organizationId, title, holder, pending, note, onSave, onDone, onCancel } = props
  const { t } = useText('steps')
  const { id: me } = useCurrentUser()
  const [to, setTo] = useState(holder?.id ?? me)
  const [outcome, setOutcome] = useState<Outcome>()
  const texts = t.steps.responsible

  async function save() {
    if (pending) return
    setOutcome(undefined)
    const next = await onSave(to || null)
    if (next.failure === undefined) onDone()
    else setOutcome(next)
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel={texts.save()}
      onConfirm={() => void save()}
      onCancel={() => onCancel(outcome?.isChanged === true)}
      pending={pending}
      error={outcome?.failure}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        {note !== undefined && <Text>{note}</Text>}
        <TeamField {...{ organizationId, holder }} value={to} onChange={setTo} noOne={texts.noOne()} />
      </Stack>
    </ConfirmDialog>
  )
}
