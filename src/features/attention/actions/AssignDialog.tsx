import { useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { AboutItem } from '../AboutItem.tsx'
import { TeamField } from '../TeamField.tsx'
import type { TakeOutcome } from './use-acknowledge.ts'

type Props = {
  item: AttentionItem
  pending: boolean
  onAssign: (to: string | null) => Promise<TakeOutcome>
  onClose: () => void
}

/** Asks who takes an item: the person themselves, a colleague, or no one. Stays open after a failure. */
export function AssignDialog({ item, pending, onAssign, onClose }: Props) {
  const { t } = useText('attention')
  const { id: me } = useCurrentUser()
  const [to, setTo] = useState(item.assigned_to?.id ?? me)
  const [failure, setFailure] = useState<string>()
  const texts = t.attention.assign

  async function save() {
    if (pending) return
    setFailure(undefined)
    const outcome = await onAssign(to || null)
    if (outcome.kind === 'failed') setFailure(outcome.words)
  }

  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={() => void save()}
      onCancel={onClose}
      pending={pending}
      error={failure}
    >
      <Stack gap="md">
        <AboutItem item={item} />
        <Text>{texts.body()}</Text>
        <TeamField organizationId={item.organization} value={to} onChange={setTo} />
      </Stack>
    </ConfirmDialog>
  )
}
