import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { clearToasts } from '#src/ui/toast-queue.ts'
import { Toasts } from '#src/ui/Toasts.tsx'
import { CreateProfileWizard } from './CreateProfileWizard.tsx'

const { http } = vi.hoisted(() => ({ http: vi.fn() }))
vi.mock('#src/api/http.ts', () => ({ http }))

const onCreated = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

async function open() {
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <CreateProfileWizard onCreated={onCreated} />
      <Toasts />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => render(<RouterProvider router={router} />))
}

async function fill(who: string) {
  await press('Next')
  fireEvent.click(screen.getByRole('radio', { name: who }))
  await press('Next')
  type(/^First name/, ' Rose ')
  type(/^Last name/, 'Martin')
}

beforeAll(() => loadTexts('gates', 'validation'))
beforeEach(async () => {
  await setLocale('en-ca')
  http.mockReset().mockResolvedValue({ id: 'p' })
  onCreated.mockReset()
})
afterEach(() => act(clearToasts))

test('PROFILE-01..08: three steps, their titles, and who may press what', async () => {
  await open()
  expect(heading()).toBe('Let’s create a profile')
  expect(screen.queryByRole('button', { name: 'Create profile' })).toBeNull()
  await press('Next')
  expect(heading()).toBe('Who is this profile for?')
  expect(document.activeElement?.textContent).toBe(heading())
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value }) => value)).toEqual(['myself', 'someone'])
  fireEvent.click(screen.getByRole('radio', { name: 'Myself' }))
  await press('Next')
  expect(heading()).toBe('What is your name?')
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await press('Back')
  fireEvent.click(screen.getByRole('radio', { name: 'Someone I care for' }))
  await press('Next')
  expect(heading()).toBe('What is the name of the person you are caring for?')
  expect(button('Create profile')).toBeTruthy()
})

test('VAL-26: without an answer to the second step there is no third', async () => {
  await open()
  await press('Next')
  await press('Next')
  expect(heading()).toBe('Who is this profile for?')
  expect(screen.getAllByText('Please select an option')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: 'Myself' }))
  await waitFor(() => expect(screen.queryByText('Please select an option')).toBeNull())
})

test('VAL-27, VAL-28: both names are required; a message follows the language', async () => {
  await open()
  await press('Next')
  fireEvent.click(screen.getByRole('radio', { name: 'Myself' }))
  await press('Next')
  await press('Create profile')
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(lines()).toEqual(['First name – This field is required', 'Last name – This field is required'])
  expect(http).not.toHaveBeenCalled()
  await act(() => setLocale('fr-ca'))
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(2)
  expect(lines()).toEqual(['Prénom – Ce champ est obligatoire', 'Nom de famille – Ce champ est obligatoire'])
})

test('PROFILE-09..12, CALL-22, CALL-23: sent once, told, and the callback runs', async () => {
  await open()
  await fill('Someone I care for')
  await press('Create profile')
  expect(http.mock.calls.map(([{ url, method, data }]) => ({ url, method, data }))).toEqual([
    {
      url: '/v1/patients/',
      method: 'POST',
      data: { first_name: 'Rose', last_name: 'Martin', is_self: false },
    },
  ])
  expect(await screen.findByText('Profile created successfully')).toBeTruthy()
  expect(onCreated).toHaveBeenCalledOnce()
  // Also afterwards (PROFILE-09).
  expect(button('Create profile').getAttribute('aria-disabled')).toBe('true')
  await press('Create profile')
  expect(http).toHaveBeenCalledOnce()
})

test('PROFILE-13, PROFILE-14, D-03: a failure is told and logged without what was typed; the button works again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  http.mockRejectedValueOnce(new ApiError(500, false, { first_name: ['Rose'] }))
  await open()
  await fill('Myself')
  await press('Create profile')
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert.textContent).toBe('ErrorFailed to create profile'))
  expect(log).toHaveBeenCalledExactlyOnceWith('A profile could not be created.', 500)
  expect(onCreated).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe(' Rose ')
  expect(button('Create profile').getAttribute('aria-disabled')).toBeNull()
  await press('Create profile')
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  log.mockRestore()
})

test.each([
  ['was', [{ is_system_created: true }, { is_system_created: false }], 1],
  ['was not', [{ is_system_created: true }], 2],
])('F06: no answer came, and the profile %s created', async (_, results, posts) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  http.mockImplementation(async ({ method }) => (method === 'GET' ? { results } : { id: 'p' }))
  http.mockRejectedValueOnce(new ApiError(0, false))
  await open()
  await fill('Myself')
  await press('Create profile')
  await waitFor(() => expect(button('Create profile').getAttribute('aria-disabled')).toBeNull())
  await press('Create profile')
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  expect(http.mock.calls.filter(([{ method }]) => method === 'POST')).toHaveLength(posts)
  log.mockRestore()
})
