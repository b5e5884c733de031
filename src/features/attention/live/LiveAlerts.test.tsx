import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { attentionItem } from '#tests/dom/care-team.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { lakeside } from '#tests/dom/render-shell.tsx'
import { answer, callsTo, settled } from '#tests/dom/server.ts'
import { AlertSignals } from './AlertSignals.tsx'
import { LiveAlerts } from './LiveAlerts.tsx'
import { isSignalOn, turnSignal } from './signals.ts'

const home = paths.provider.organization
const shown: { title: string }[] = []

beforeEach(() => {
  localStorage.clear()
  shown.length = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer('listOrganizations', page([lakeside]))
  answer('listAttentionItems', page([attentionItem({ id: uuid(1) })]))
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string) {
        super()
        shown.push({ title })
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(locale: Locale = 'en-ca') {
  // loaded some seconds after the page
  await import('./NewAlerts.tsx')
  await renderPage(
    <>
      <title>Care team home</title>
      <LiveAlerts />
      <AlertSignals />
    </>,
    {
      pattern: home.pattern,
      at: home({ organizationId: lakeside.id }),
      texts: ['provider', 'attention', 'kit'],
      locale,
    },
  )
}

/** The items of these numbers are open from now on, and the next poll finds them. */
async function poll(...numbers: readonly number[]) {
  answer('listAttentionItems', page(numbers.map((number) => attentionItem({ id: uuid(number) }))))
  await act(async () => {
    await vi.advanceTimersByTimeAsync(30_000)
    await settled()
  })
}
const sign = () => screen.queryByRole('link')

test('a new life-threatening answer shows a sign and a count in the title, until it is seen', async () => {
  await open()
  await poll(1)
  expect(callsTo('listAttentionItems')[0]?.query).toEqual({
    organization: lakeside.id,
    status: 'open',
    severity__in: ['danger_to_life'],
    ordering: ['-since'],
    page_size: 20,
  })
  // it was there before
  expect(sign()).toBeNull()
  await poll(1, 2)
  expect(sign()?.textContent).toBe('11 new, life-threatening')
  expect(screen.getByRole('status').textContent).toBe('1 new life-threatening answer.')
  expect(document.title).toBe('(1) Care team home')
  await poll(1, 2, 3)
  expect(document.title).toBe('(2) Care team home')
  // someone else handled one
  await poll(1, 3)
  expect(document.title).toBe('(1) Care team home')
  expect(shown).toEqual([])
  await act(async () => sign()?.click())
  expect(sign()).toBeNull()
  expect(document.title).toBe('Care team home')
})

test('signals are off until someone chooses them, and name no one', async () => {
  await open('fr-ca')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Choisir les signaux' }))
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false])
  await user.click(screen.getByRole('checkbox', { name: /notification/ }))
  expect([isSignalOn('notification'), isSignalOn('sound')]).toEqual([true, false])
  await poll(1)
  await poll(1, 2)
  expect(shown).toEqual([{ title: 'Un nouvel élément demande votre attention' }])
})

test('a browser that refuses notifications says so', async () => {
  vi.stubGlobal('Notification', { requestPermission: async () => 'denied' })
  await open()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Choose signals' }))
  await user.click(await screen.findByRole('checkbox', { name: /notification/ }))
  expect(await screen.findByText(/doesn't allow notifications/)).toBeDefined()
  expect(isSignalOn('notification')).toBe(false)
  turnSignal('sound', true)
  expect(isSignalOn('sound')).toBe(true)
})
