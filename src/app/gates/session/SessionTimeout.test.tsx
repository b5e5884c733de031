import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { ConfigProvider } from '#src/flags/config.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { SESSION_TIMEOUT, WARNING_TIME } from '#src/session/end-of-session/idle.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { settled } from '#tests/dom/server.ts'
import { SessionTimeout } from './SessionTimeout.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function open() {
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  session.state.set('authenticated')
  const [timeOut, signOut] = [vi.spyOn(session, 'timeOut'), vi.spyOn(session, 'signOut')]
  await renderPage(
    <ConfigProvider value={testConfig}>
      <SessionProvider value={session}>
        <SessionTimeout />
      </SessionProvider>
    </ConfigProvider>,
    { pattern: '/', at: '/', texts: ['gates'] },
  )
  return { timeOut, signOut }
}
/** The clock is looked at when the person comes back to the window. */
const idle = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms)
    fireEvent.focus(window)
    await settled()
  })
const timer = () => screen.queryByRole('timer')?.textContent
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('CONST-01, D-56: five minutes before the end it asks; staying begins four hours anew', async () => {
  const { timeOut } = await open()
  await idle(SESSION_TIMEOUT - WARNING_TIME - 1000)
  expect(timer()).toBeUndefined()
  await idle(1000)
  await screen.findByRole('dialog', { name: 'Are you still there?' })
  expect(timer()).toBe('5 minutes and 0 seconds')
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(
    "We'll sign you out in 5 minutes.",
  )
  await idle(61_000)
  expect(timer()).toBe('3 minutes and 59 seconds')
  await press('Stay signed in')
  await idle(SESSION_TIMEOUT - WARNING_TIME - 1000)
  expect(timer()).toBeUndefined()
  await idle(WARNING_TIME)
  expect(timeOut).not.toHaveBeenCalled()
  await idle(1000)
  expect(timeOut).toHaveBeenCalledTimes(1)
})

test('the person may leave instead', async () => {
  const { signOut } = await open()
  await idle(SESSION_TIMEOUT - 1000)
  await screen.findByRole('dialog')
  expect(timer()).toBe('0 minutes and 1 second')
  await press('Sign out now')
  expect(signOut).toHaveBeenCalledTimes(1)
})
