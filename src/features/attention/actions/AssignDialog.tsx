import { useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { TeamField } from '../TeamField.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import type { TakeOutcome } from './use-acknowledge.ts'

type Props = {
  item: AttentionItem
  pending: boolean
  onAssign: (to: string | null) => Promise<TakeOutcome>
  onClose: () => void
}

/** Asks who takes an item: the person themselves, a colleague, or no one. */
export function AssignDialog({ onAssign, ...dialog }: Props) {
  const { t } = useText('attention')
  const { id: me } = useCurrentUser()
  const { item } = dialog
  const [to, setTo] = useState(item.assigned_to?.id ?? me)
  return (
    <ItemDialog {...dialog} texts={t.attention.assign} send={() => onAssign(to || null)}>
      <TeamField organizationId={item.organization} value={to} onChange={setTo} />
    </ItemDialog>
  )
}
