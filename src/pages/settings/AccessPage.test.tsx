import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccessEvent } from '#generated/model/index.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, callsTo, fails, hangs } from '#tests/dom/server.ts'
import { answerCarer, carer, renderSettings } from '#tests/dom/settings.tsx'
import AccessPage from './AccessPage.tsx'

afterEach(() => vi.restoreAllMocks())

const user = userEvent.setup()
const event: AccessEvent = {
  id: '3f7d1c5e-2b4a-4d6c-8e9f-0a1b2c3d0001',
  at: '2026-11-19T20:20:00Z',
  count: 2,
  actor_kind: 'care_team',
  actor_name: 'Samuel Roy',
  organization: { id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001', name: 'Lakeside Family Health' },
  action: 'viewed',
  information: 'journeys',
  reported_at: null,
  comment: null,
  answered_at: null,
  answer: null,
}
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answerCarer()
  return renderSettings(<AccessPage />, { at: '/settings/privacy/access', locale })
}

test('says who, from where, what they did with what, and how often', async () => {
  answer(
    'listAccessEvents',
    page([
      event,
      {
        ...event,
        id: event.id.replace('0001', '0002'),
        actor_name: '',
        actor_kind: 'share_recipient',
        organization: null,
        count: 1,
      },
    ]),
  )
  await open()
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((one) => one.textContent?.includes('looked at')))
  expect(first?.textContent).toContain('Samuel Roy looked at: Journeys and answers')
  expect(first?.textContent).toContain('care team of Lakeside Family Health · 2 times, last on')
  // A date stays on one line.
  expect(second?.querySelector('time')?.textContent).not.toContain(' ')
  expect(second?.textContent).toContain('Someone who gave no name looked at:')
  expect(callsTo('listAccessEvents')[0]?.params).toEqual({ id: carer.current_patient })
  expect(callsTo('listAccessEvents')[0]?.query).toEqual({ page: 1, page_size: 50 })
})

test('filters are sent, and an empty view is not an empty list', async () => {
  answer('listAccessEvents', page([]))
  await open()
  expect(await screen.findByText('No one else has looked at your information yet.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Who'), 'Administrators')
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('What they did'), 'Changed')
  await vi.waitFor(() =>
    expect(callsTo('listAccessEvents').at(-1)?.query).toHaveProperty('action', 'changed'),
  )
  await screen.findByText('Nothing matches these filters.')
  await user.selectOptions(screen.getByLabelText('Information'), 'Health Story')
  await vi.waitFor(() =>
    expect(callsTo('listAccessEvents').at(-1)?.query).toEqual({
      page: 1,
      page_size: 50,
      actor_kind: 'administrator',
      action: 'changed',
      information: 'health_story',
    }),
  )
})

test('filters chosen one after the other while the list still loads are all shown and sent', async () => {
  answer('listAccessEvents', page([]))
  await open()
  await screen.findByText('No one else has looked at your information yet.')
  hangs('listAccessEvents')
  const chosen = { Who: 'administrator', 'What they did': 'changed', Information: 'health_story' }
  for (const [label, value] of Object.entries(chosen)) {
    await user.selectOptions(screen.getByLabelText(label), value)
    expect(screen.getByLabelText(label)).toHaveProperty('value', value)
  }
  expect(callsTo('listAccessEvents').at(-1)?.query).toEqual({
    page: 1,
    page_size: 50,
    actor_kind: 'administrator',
    action: 'changed',
    information: 'health_story',
  })
})

test('a report keeps what was typed when it fails, and shows the answer later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listAccessEvents', page([event]))
  fails('reportAccessEvent', 500)
  await open()
  await user.click(await screen.findByRole('button', { name: /^I don't recognize this: Samuel Roy/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Who is this?')
  await user.click(dialog.getByRole('button', { name: 'Send the report' }))
  expect(await dialog.findByText("We couldn't send your report. Please try again.")).toBeTruthy()
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Who is this?')
  const reported = { ...event, reported_at: event.at, comment: 'Who is this?' }
  answer('reportAccessEvent', reported)
  answer('listAccessEvents', page([{ ...reported, answered_at: event.at, answer: 'Your nurse.' }]))
  await user.click(dialog.getByRole('button', { name: 'Send the report' }))
  expect(await screen.findByText(/^Answer of November 19, 2026: Your nurse\.$/)).toBeTruthy()
  expect(callsTo('reportAccessEvent').at(-1)?.body).toEqual({ comment: 'Who is this?' })
  expect(screen.queryByRole('button', { name: /^I don't recognize this/ })).toBeNull()
})

test('what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listAccessEvents', 500)
  await open()
  answer('listAccessEvents', page([event]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Samuel Roy looked at/)).toBeTruthy()
})
