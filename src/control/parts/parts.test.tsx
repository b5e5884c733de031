import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '#mock-server/store/seeds/people.ts'
import { toasts } from '#src/ui/messages/toast-queue.ts'
import { network } from '#tests/dom/in-process.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { allCalls, settled, world } from '#tests/dom/server.ts'
import { ControlPage } from '../ControlPage.tsx'
import { PAGE, type PartName } from '../places.ts'

// The control page uses fetch rather than the portal's HTTP client.
beforeEach(() => void vi.stubGlobal('fetch', network.fetch))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (part: PartName) =>
  renderPage(<ControlPage />, {
    pattern: PAGE,
    at: `${PAGE}?part=${part}`,
    texts: ['control', 'kit', 'validation'],
  })
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(settled)
}
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const sent = () => allCalls().flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))

/** People with one of these roles; those without any count as patients. */
const having = (role: string) =>
  Object.values(people)
    .filter(({ roles }) => (roles.length > 0 ? roles.some((one) => one === role) : role === 'patient'))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)

test('people are filtered by their role, and can be signed in as', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  await open('people')
  expect(names('People')).toHaveLength(Object.keys(people).length)
  for (const [button, role] of [
    ['Patient', 'patient'],
    ['Care team', 'provider'],
    ['Administrator', 'admin'],
  ] as const) {
    await press(button)
    expect(names('People')).toEqual(having(role))
  }
  for (const storage of [localStorage, sessionStorage]) storage.setItem('draft', 'of the person before')
  await press('Care team')
  await press('Sign in as Samuel Roy')
  expect([localStorage.getItem('draft'), sessionStorage.getItem('draft')]).toEqual([null, null])
  expect(sent()).toEqual(['POST /__mock__/sign-in'])
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.LastAuthUser'))).toHaveLength(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
})

test('an unconfirmed account has no button, and says why', async () => {
  const { firstName, lastName } = people.uma
  await open('people')
  const card = within(screen.getByRole('heading', { name: `${firstName} ${lastName}` }).closest('li')!)
  expect(card.queryByRole('button')).toBeNull()
  expect(card.getByText('Not ready')).toBeDefined()
  expect(card.getByText('The account has to be confirmed first, or given a password.')).toBeDefined()
})

test('the mailbox is empty, then holds the code that was sent', async () => {
  await open('mailbox')
  expect(screen.getByRole('heading', { name: 'No mail yet' })).toBeDefined()
  world().mailbox.send({
    to: people.maya.email,
    subject: 'Your code',
    code: '123456',
    sent_at: '2026-11-20T19:05:00Z',
  })
  await press('Refresh')
  expect(screen.getByRole('heading', { level: 2, name: 'Your code' })).toBeDefined()
  expect(screen.getByText('123456')).toBeDefined()
  expect(screen.getByText(/^To maya@portage\.test, November 20, 2026/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Open the link/ })).toBeNull()
})

test('a preset is turned on with its share, and everything is cleared again', async () => {
  await open('faults')
  const none = 'No faults are active. Every call is answered normally.'
  expect(screen.getByText(none)).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Calls that fail' }), '100')
  await press('Turn on: Chaos')
  expect(screen.queryByText(none)).toBeNull()
  expect(world().faults.size).toBeGreaterThan(0)
  expect(toasts.get().map(({ message }) => message)).toEqual(['Turned on: Chaos'])
  await press('Clear all')
  expect(screen.getByText(none)).toBeDefined()
  expect(world().faults.size).toBe(0)
})

test.each([
  ['An hour', 1],
  ['A day', 24],
  ['A week', 168],
])('the clock moves on by %s, and back', async (step, hours) => {
  await open('clock')
  expect(screen.getByText('This is the real time.')).toBeDefined()
  await press(step)
  expect(screen.getByText(`${hours} hours ahead of real time.`)).toBeDefined()
  expect(Math.round((world().clock.now() - Date.now()) / 3_600_000)).toBe(hours)
  await press('Go back to the real time')
  expect(screen.getByText('This is the real time.')).toBeDefined()
})

test('a world with faults says so, and can be reset after confirmation', async () => {
  const { name } = world()
  await open('worlds')
  const card = () => within(screen.getByRole('heading', { level: 2, name }).closest('li')!)
  expect(card().getByText('This one')).toBeDefined()
  expect(card().queryByText('Faults')).toBeNull()
  world().faults.replace([{ kind: 'status', status: 503 }])
  await press('Refresh')
  expect(card().getByText('Faults')).toBeDefined()
  await press(`Reset ${name}`)
  const dialog = await screen.findByRole('dialog', { name: `Reset ${name}?` })
  expect(sent()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }))
  await act(settled)
  expect(sent()).toEqual([`POST /__mock__/worlds/${name}/reset`])
  expect(card().queryByText('Faults')).toBeNull()
})

test('another world is opened by a name that can be a host', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  await open('worlds')
  const field = screen.getByRole('textbox', { name: 'Another world' })
  const hint = "It's created when you go there. Use lowercase letters, digits and hyphens."
  expect(screen.getByText(hint)).toBeDefined()
  await userEvent.type(field, 'Not a host')
  await press('Go there')
  expect(screen.getByText('Use lowercase letters, digits and hyphens, such as demo-2.')).toBeDefined()
  expect(document.activeElement).toBe(field)
  expect(assign).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, ' demo-2 ')
  await press('Go there')
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    `${location.protocol}//demo-2.localhost:${location.port}${PAGE}`,
  )
})

test('a server that does not answer can be asked again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await open('identity')
  expect(await screen.findByText("The mock server isn't responding")).toBeDefined()
  vi.stubGlobal('fetch', network.fetch)
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Settings, as JSON' })).toBeDefined()
})

test('the settings of the user pool are changed as JSON, and a wrong one is refused in place', async () => {
  await open('identity')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Settings, as JSON' })
  expect(field.value).toContain('"mode": "LEGACY"')
  const change = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
    await press('Change settings')
  }
  await change('{ "mode": "NEVER" }')
  expect(document.activeElement).toBe(field)
  expect(world().pool.settings.preventUserExistenceErrors).toBe('LEGACY')
  await change('{ "mode": "ENABLED" }')
  expect(world().pool.settings.preventUserExistenceErrors).toBe('ENABLED')
})

test('a discarded world is listed, and is started again', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return Response.json({ current: 'w1', limit: 2, worlds: [], discarded: ['w1'] })
  })
  await open('worlds')
  expect(screen.getByText('w1 (this one)')).toBeDefined()
  await press('Start w1 again')
  expect(asked).toContain(`POST ${PAGE}worlds/w1/reset`)
})
