import { type ReactNode, useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { AboutItem } from '../AboutItem.tsx'
import type { TakeOutcome } from './use-acknowledge.ts'

type Props = {
  item: AttentionItem
  texts: Readonly<Record<'title' | 'confirm' | 'body', () => string>>
  /** Who has the item, if that matters. */
  holder?: string | null
  pending: boolean
  /** Undefined while the field has a problem. */
  send: () => Promise<TakeOutcome> | undefined
  onClose: () => void
  children: ReactNode
}

/** A question about an item. Stays open after a failure that can be retried. */
export function ItemDialog({ item, texts, holder, pending, send, onClose, children }: Props) {
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    const outcome = pending ? undefined : send()
    if (!outcome) return
    setFailure(undefined)
    const ended = await outcome
    if (ended.kind === 'failed') setFailure(ended.words)
  }

  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      pending={pending}
      error={failure}
    >
      <Stack gap="md">
        <AboutItem item={item} />
        {holder && <Text strong>{holder}</Text>}
        <Text>{texts.body()}</Text>
        {children}
      </Stack>
    </ConfirmDialog>
  )
}
