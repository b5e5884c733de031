import { useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { type TakeOutcome, useAcknowledge } from './use-acknowledge.ts'

/**
 * Handles items or puts them back, with the dialogs that ask first. Dialogs stay open after a failure.
 * @param leave moves the focus, because the pressed button goes with its row; `isGone` is false if putting back failed
 */
export function useHandling(leave: (item: AttentionItem, isGone: boolean) => void) {
  const { id: me } = useCurrentUser()
  const [asked, setAsked] = useState<AttentionItem>()
  const [askedBack, setAskedBack] = useState<AttentionItem>()
  const [notice, setNotice] = useState<string>()
  const { take, putBack, isTaking, isPuttingBack } = useAcknowledge()

  async function takeAsked(item: AttentionItem, note: string): Promise<TakeOutcome> {
    const outcome = await take(item, note)
    if (outcome.kind === 'failed') return outcome
    setAsked(undefined)
    setNotice(outcome.kind === 'over' ? outcome.words : undefined)
    leave(item, true)
    return outcome
  }

  async function back(item: AttentionItem, reason?: string) {
    const isBack = await putBack(item, reason)
    setAskedBack(undefined)
    leave(item, isBack)
  }

  return {
    /** What another person did meanwhile. */
    notice,
    setNotice,
    isPuttingBack,
    /** What the button of an item does. */
    act(item: AttentionItem) {
      if (item.acknowledged_by === null) setAsked(item)
      else if (item.acknowledged_by.id === me) void back(item)
      else setAskedBack(item)
    },
    /** Props of TakeDialog while it is open. */
    taking: asked && {
      item: asked,
      pending: isTaking,
      onTake: (note: string) => takeAsked(asked, note),
      onClose: () => setAsked(undefined),
    },
    /** Props of PutBackDialog while it is open. */
    puttingBack: askedBack && {
      item: askedBack,
      pending: isPuttingBack,
      onPutBack: (reason: string) => void back(askedBack, reason),
      onClose: () => setAskedBack(undefined),
    },
  }
}
