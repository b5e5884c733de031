import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Patient } from '#generated/model/index.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { page } from '#tests/dom/journeys.ts'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { allCalls, answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { CreateProfileWizard } from './CreateProfileWizard.tsx'

const profile: Patient = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
  first_name: 'Rose',
  last_name: 'Martin',
  is_self: false,
  is_system_created: false,
  avatar_style: null,
}
const onCreated = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name))
    await settled()
  })
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
  answer('createPatient', profile)
  onCreated.mockReset()
})

test('PROFILE-01..08: three steps, their titles, and who may press what', async () => {
  await open()
  expect(heading()).toBe('Let’s create a profile')
  expect(screen.queryByRole('button', { name: 'Create profile' })).toBeNull()
  expect(screen.queryByText(/^Step/)).toBeNull()
  await press('Next')
  expect(screen.getByText('Step 1 of 2')).toBeDefined()
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
  expect(screen.getByText('Please select an option')).toBeDefined()
  const line = screen.getByRole('listitem')
  expect(line.textContent).toBe('This profile is for: Please select an option')
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
  expect(lines()).toEqual(['First name: This field is required', 'Last name: This field is required'])
  expect(allCalls()).toEqual([])
  await act(() => setLocale('fr-ca'))
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(2)
  expect(lines()).toEqual([
    'Prénom\u00a0: Ce champ est obligatoire',
    'Nom de famille\u00a0: Ce champ est obligatoire',
  ])
})

test('PROFILE-09..12, CALL-22, CALL-23: sends once, shows a toast, and calls back', async () => {
  await open()
  await fill('Someone I care for')
  await press('Create profile')
  expect(callsTo('createPatient').map(({ body }) => body)).toEqual([
    { first_name: 'Rose', last_name: 'Martin', is_self: false },
  ])
  expect(await screen.findByText('Profile created successfully')).toBeTruthy()
  expect(onCreated).toHaveBeenCalledOnce()
  // Stays disabled after success (PROFILE-09).
  expect(button('Create profile').getAttribute('aria-disabled')).toBe('true')
  await press('Create profile')
  expect(callsTo('createPatient')).toHaveLength(1)
})

test('PROFILE-13, PROFILE-14, D-03: a failure is shown and logged without typed data; the button works again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('createPatient', 500, { first_name: ['Rose'] })
  await open()
  await fill('Myself')
  await press('Create profile')
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert.textContent).toBe('ErrorFailed to create profile'))
  expect(log).toHaveBeenCalledExactlyOnceWith('A profile could not be created.', 500)
  expect(onCreated).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe(' Rose ')
  expect(button('Create profile').getAttribute('aria-disabled')).toBeNull()
  answer('createPatient', profile)
  await press('Create profile')
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  log.mockRestore()
})

test.each([
  ['was', [true, false], 1],
  ['was not', [true], 2],
])('F06: no answer came, and the profile %s created', async (_, systemCreated, posts) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listPatients', page(systemCreated.map((is_system_created) => ({ ...profile, is_system_created }))))
  fails('createPatient', 0)
  await open()
  await fill('Myself')
  await press('Create profile')
  await waitFor(() => expect(button('Create profile').getAttribute('aria-disabled')).toBeNull())
  answer('createPatient', profile)
  await press('Create profile')
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  expect(callsTo('createPatient')).toHaveLength(posts)
  log.mockRestore()
})
