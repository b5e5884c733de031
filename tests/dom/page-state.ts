// A page with what is not text: the address, the focus and the messages.
import { act } from '@testing-library/react'
import type { Router } from '#src/lib/router/router.ts'
import { clearToasts, pauseToasts } from '#src/ui/messages/toast-queue.ts'
import { nameOf } from './press.ts'
import { toldNow, wholePage } from './whole-page.ts'

export const shortIds = (text: string) =>
  text.replaceAll(/(?<=[0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')

/** Masks the request id that a failure shows. */
export const withoutRequestId = (text: string) =>
  text.replaceAll(/\b[\da-f]{4}-[\da-f]{4}-[\da-f]{4}\b(?!-)/g, 'request-id')

/** Masks random values. */
export const withoutRandom = (text: string) =>
  withoutRequestId(text)
    .replaceAll(/(?<=\/media\/(?:logos|icons)\/\w+\/)[\w-]+/g, 'made')
    .replaceAll(/(?<=called: \/media\/[\w-]+\/)[\w-]+/g, 'made')
    .replaceAll(/(?<=\/media\/calendars\/)[\w-]+/g, 'token')
    .replaceAll(/(?<=\/accept\?token=)[\w-]{22}/g, 'token')
    .replaceAll(/(?<=\/share\/)[\w-]{22}(?=\/accept)/g, 'token')
    .replaceAll(/\b\d{3} \d{3}$/gm, 'passcode')
    .replaceAll(/(?<=(?:Passcode|Code d’accès) )\d{6}$/gm, 'passcode')

const focusText = () => {
  const focused = document.activeElement
  const isNowhere = !focused || focused === document.body
  return isNowhere ? 'nowhere' : `${focused.tagName.toLowerCase()} "${nameOf(focused).slice(0, 60)}"`
}

/** Earlier messages count as read. */
export async function forgetToasts(): Promise<void> {
  await act(async () => clearToasts())
  pauseToasts()
}

export async function pageState(
  router: Router,
  { isWhole = false, isBusy = false }: { isWhole?: boolean; isBusy?: boolean } = {},
): Promise<string> {
  const page = await wholePage({ isWhole, isBusy, hasToasts: false })
  const { pathname, search } = router.state.location
  const told = await toldNow()
  return [`at: ${shortIds(pathname + search)}`, `focus: ${focusText()}`, `told: ${told}`, page].join('\n')
}
