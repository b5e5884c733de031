import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { iconsOf, pageText } from './page-text.ts'
import { settled } from './server.ts'

const isDialog = (element: Element) => element.closest('main') === null

/** The content of the page, its dialogs and its toasts. */
const onScreen = (isWhole: boolean, hasToasts: boolean) =>
  `title: ${document.title}\n\n${textsOf(isWhole, hasToasts)}`

/** A message gets its words a moment after its place, so that it is read out. */
const toastsReady = () =>
  waitFor(() =>
    expect([...document.querySelectorAll('[data-toast] [role]')].map((one) => one.textContent)).not.toContain(
      '',
    ),
  )

/** The current toasts, except those being dismissed, with their actions. */
export async function toldNow(): Promise<string> {
  await toastsReady()
  return [...document.querySelectorAll('[data-toast]:not([data-leaving])')]
    .map((toast) => {
      const buttons = [...toast.querySelectorAll('button:not([aria-label])')]
      return [
        ...iconsOf(toast).map((icon) => `(${icon})`),
        toast.querySelector('[role]')?.textContent,
        ...buttons.map((one) => `[${one.textContent}]`),
      ].join(' ')
    })
    .join(' | ')
}

const BEFORE = '[role=dialog], [role=alertdialog], [role=menu]'

function textsOf(isWhole: boolean, hasToasts: boolean): string {
  const toasts = [...document.querySelectorAll(hasToasts ? '[data-toast]' : '#none')]
  const places = isWhole
    ? [document.body]
    : [...document.querySelectorAll('main'), ...[...document.querySelectorAll(BEFORE)].filter(isDialog)]
  return [...places, ...toasts].map(pageText).join('\n\n')
}

/** Waits until the page stays as it is, and is like this. */
async function stays(isLike: () => void): Promise<void> {
  let quiet = 0
  const observer = new MutationObserver(() => (quiet = 0))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await waitFor(
    async () => {
      await act(settled)
      quiet += 1
      expect(quiet).toBeGreaterThan(3)
      isLike()
    },
    { interval: 10 },
  )
  observer.disconnect()
}

/**
 * Waits until the page has all of its data: nothing is on its way, and it stays as it is.
 * @param isBusy whether something on it may wait for an answer
 */
export const pageReady = (isBusy = false): Promise<void> =>
  stays(() => {
    expect(document.querySelector('h1, [role=alert]')).not.toBeNull()
    // A message gets its words a moment after its place, so that it is read out.
    expect([...document.querySelectorAll('[data-toast] [role]')].map((one) => one.textContent)).not.toContain(
      '',
    )
    if (isBusy) return
    expect(document.querySelector('[aria-busy=true], [data-skeleton]')).toBeNull()
    expect(document.querySelector('main')?.textContent).not.toContain('Loading...')
  })

/**
 * The page with all of its data, as text.
 * @param isWhole includes the shell around the page: menus and messages
 * @param hasToasts includes toasts
 */
export async function wholePage({ isWhole = false, isBusy = false, hasToasts = true } = {}): Promise<string> {
  await pageReady(isBusy)
  await toastsReady()
  return onScreen(isWhole, hasToasts)
}

/** The page while its calls wait, as text: some pages have no heading yet. */
export async function loadingPage({ isWhole = false } = {}): Promise<string> {
  await stays(() => expect(document.body.textContent).not.toBe(''))
  return onScreen(isWhole, true)
}
