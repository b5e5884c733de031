import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { answerCarer, carer, renderSettings } from '#tests/dom/settings.tsx'
import AccountPage from './AccountPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
})

const user = userEvent.setup()

async function open(element: ReactNode, options: Parameters<typeof renderSettings>[1] = {}) {
  const view = await renderSettings(element, options)
  await screen.findByRole('heading', { level: 1 })
  return view
}

describe('the account', () => {
  test('DATA-08: e-mail, password and sessions', async () => {
    answerCarer()
    await open(<AccountPage />)
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeDefined()
    expect(screen.getByText('theo@portage.test')).toBeDefined()
    expect(screen.getByRole('link', { name: 'help@portage.test' }).getAttribute('href')).toBe(
      'mailto:help@portage.test',
    )
  })

  test('D-54, IDENT-51: signs out everywhere, once; a failure says so (ERR-25)', async () => {
    answerCarer()
    const signOut = vi.fn(() => Promise.reject(new Error('down')))
    await open(<AccountPage />, { identity: { signOut } })
    const button = await screen.findByRole('button', { name: 'Sign out everywhere' })
    await user.dblClick(button)
    expect(await screen.findByText('An error occurred while signing out')).toBeDefined()
    signOut.mockImplementation(() => Promise.resolve() as never)
    const before = signOut.mock.calls.length
    await user.click(button)
    await waitFor(() => expect(signOut.mock.calls.length).toBe(before + 1))
  })

  test('IDENT-51: the button waits while the sessions end', async () => {
    answerCarer()
    await open(<AccountPage />, { identity: { signOut: () => new Promise<never>(() => undefined) } })
    const button = await screen.findByRole('button', { name: 'Sign out everywhere' })
    expect(button.getAttribute('aria-busy')).not.toBe('true')
    await user.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  test('a session of a provider changes neither the password nor other sessions', async () => {
    answerCarer()
    await open(<AccountPage />, { identity: { mayChangeAccount: async () => false } })
    expect(await screen.findByText(/You signed in with another service/)).toBeDefined()
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  })

  test('lists where the person is signed in, and signs out there; what is gone already is not asked for again', async () => {
    const at = { started_at: '2026-11-20T15:04:00Z', last_used_at: '2026-11-22T19:05:00Z' }
    const here = { ...at, id: uuidOf('here'), is_current: true, browser: 'Firefox', platform: null }
    const phone = { ...at, id: uuidOf('phone'), is_current: false, browser: 'Safari', platform: 'iPhone' }
    const unknown = { ...at, id: uuidOf('unknown'), is_current: false, browser: null, platform: null }
    let rows = [here, phone, unknown]
    answerCarer()
    answer('listUserSessions', () => page(rows))
    await open(<AccountPage />)
    const list = await screen.findByRole('list', { name: "Where you're signed in" })
    const buttons = () =>
      within(list)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label'))
    expect(within(list).getByText('This device').closest('li')?.textContent).toContain('Firefox')
    expect(buttons()).toEqual(['Sign out there: Safari on iPhone', 'Sign out there: Unknown device'])
    expect(within(list).getAllByText(/^Last used on November 22, 2026/)).toHaveLength(2)

    fails('endUserSession', 500)
    await user.click(within(list).getByRole('button', { name: /iPhone/ }))
    expect((await within(list).findByRole('alert')).textContent).toContain("We couldn't sign out there")

    rows = [here, unknown]
    fails('endUserSession', 404)
    await user.click(within(list).getByRole('button', { name: /iPhone/ }))
    await waitFor(() => expect(buttons()).toEqual(['Sign out there: Unknown device']))
    expect(callsTo('endUserSession').map(({ params }) => params['id'])).toEqual([phone.id, phone.id])
    expect(screen.getByRole('group', { name: "Where you're signed in" })).toBe(document.activeElement)
  })

  test('DATA-02: a guest has none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer({ ...carer, is_guest: true })
    await renderSettings(<AccountPage />)
    expect(await screen.findByText(/route failed: ApiError: Request failed with status 403/)).toBeDefined()
  })
})
