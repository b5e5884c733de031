import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails, hangs, restore } from '#tests/dom/server.ts'
import { answerCarer, renderSettings } from '#tests/dom/settings.tsx'
import RemindersPage from './RemindersPage.tsx'

beforeEach(() => {
  clearToasts()
  answerCarer()
})

const user = userEvent.setup()
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderSettings(<RemindersPage />, { at: '/settings/reminders', locale })
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const shownAddress = async () => (await screen.findByText(/\/media\/calendars\//)).textContent

test('B10: an address is created with what is chosen, copied, and keeps its value when the choice changes', async () => {
  const { writeText } = { writeText: vi.fn(async () => undefined) }
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Next vaccine doses' }))
  await press('Create the address')
  const first = await shownAddress()
  expect(callsTo('saveCalendarSubscription')[0]?.body).toEqual({ kinds: ['steps', 'check_ins', 'doses'] })
  expect(await screen.findByText('Your calendar address is ready.')).toBeDefined()
  expect(screen.getByText('No calendar has read it yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add to the calendar on this device' }).getAttribute('href')).toBe(
    first?.replace(/^http:/, 'webcal:'),
  )
  await press('Copy the address')
  expect(writeText).toHaveBeenCalledWith(first)

  await user.click(screen.getByRole('checkbox', { name: 'Steps with a due date' }))
  await press('Save')
  expect(await screen.findByText('Your calendar is updated.')).toBeDefined()
  expect(callsTo('saveCalendarSubscription')[1]?.body).toEqual({ kinds: ['check_ins', 'doses'] })
  expect(await shownAddress()).toBe(first)
})

test('B10: an address is replaced and turned off', async () => {
  await open()
  await press('Create the address')
  const first = await shownAddress()
  await press('Replace the address')
  await confirm('Replace the address')
  await waitFor(async () => expect(await shownAddress()).not.toBe(first))
  expect(
    await screen.findByText('You have a new calendar address. The old one no longer works.'),
  ).toBeDefined()

  await press('Turn off the address')
  await confirm('Turn off the address')
  expect(await screen.findByRole('button', { name: 'Create the address' })).toBeDefined()
  expect(screen.queryByText(/\/media\/calendars\//)).toBeNull()
  expect(await screen.findByText('Your calendar address is turned off.')).toBeDefined()
})

test('B10: one message a day at a time, or one for each step outside quiet hours', async () => {
  await open()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: /^Email/ }))
  await user.selectOptions(screen.getByLabelText('Time of day'), '07:30')
  await press('Save your reminders')
  expect(await screen.findByText('Your reminders are saved.')).toBeDefined()
  const saved = {
    channels: ['email'],
    rhythm: 'daily',
    time_of_day: '07:30',
    quiet_hours: { from: '21:00', until: '08:00' },
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  expect(callsTo('saveReminderPreferences')[0]?.body).toEqual(saved)

  await user.click(screen.getByRole('radio', { name: 'A message for each step' }))
  expect(screen.queryByLabelText('Time of day')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Quiet until'), '21:00')
  await press('Save your reminders')
  expect(callsTo('saveReminderPreferences')).toHaveLength(1)
  expect(screen.getAllByText(/Choose an end that differs from the start/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: /^Send nothing/ }))
  fails('saveReminderPreferences', 503)
  await press('Save your reminders')
  expect(await screen.findByText(/^We couldn't save your reminders/)).toBeDefined()
  restore('saveReminderPreferences')
  await press('Save your reminders')
  await waitFor(() => expect(callsTo('saveReminderPreferences')).toHaveLength(3))
  expect(callsTo('saveReminderPreferences')[2]?.body).toEqual({
    ...saved,
    rhythm: 'each',
    quiet_hours: null,
  })
})

test('nothing chosen is not sent; what fails keeps the choices', async () => {
  await open()
  const kinds = ['Steps with a due date', 'The next time of repeated steps']
  for (const name of kinds) await user.click(await screen.findByRole('checkbox', { name }))
  await press('Create the address')
  expect(callsTo('saveCalendarSubscription')).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Medication times' }))
  fails('saveCalendarSubscription', 503)
  await press('Create the address')
  expect(await screen.findByText(/^We couldn't save this/)).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Medication times' })).toHaveProperty('checked', true)
  restore('saveCalendarSubscription')
  await press('Create the address')
  expect(await shownAddress()).toMatch(/\.ics$/)
})

test('when it was last read, in French; an address that cannot be loaded can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getCalendarSubscription', 500)
  await open('fr-ca')
  answer('getCalendarSubscription', {
    url: 'https://portage.example/media/calendars/abc.ics',
    kinds: ['steps'],
    created_at: '2026-11-20T15:04:00Z',
    last_read_at: '2026-11-20T19:05:00Z',
  })
  await press('Réessayer')
  expect(
    await screen.findByText(/^Un calendrier l’a lue pour la dernière fois le 20 novembre 2026/),
  ).toBeDefined()
})

test('a replacement that fails leaves the address, and says so in the dialog', async () => {
  await open()
  await press('Create the address')
  const first = await shownAddress()
  fails('replaceCalendarSubscription', 503)
  await press('Replace the address')
  await confirm('Replace the address')
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/^We couldn't replace/)
  hangs('replaceCalendarSubscription')
  await confirm('Cancel')
  expect(await shownAddress()).toBe(first)
})
