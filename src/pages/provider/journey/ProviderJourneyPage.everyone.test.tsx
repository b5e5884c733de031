import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MessageTemplate } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { enrolment, openJourney, serve, where } from '#tests/dom/enrolments.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const maya = enrolment(1, 'Maya Tremblay')
const rose = enrolment(2, 'Rose Martin')
const closed: MessageTemplate = {
  id: uuidOf('closed'),
  organization: where.organizationId,
  subject: { 'en-ca': 'We are closed', 'fr-ca': 'Nous sommes fermés' },
  text: { 'en-ca': 'Until Monday.', 'fr-ca': 'Jusqu’à lundi.' },
  revision: 3,
  updated_at: '2026-11-18T15:04:00Z',
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('23.3: everyone who matches, on all pages', () => {
  const everyone = async () => {
    serve([maya, rose])
    answer('filterProcessInstances', page([maya, rose], 7005))
    await openJourney({ query: '?status=active' })
    await choose('Maya Tremblay')
    await press('Choose all 7,005 people who match')
  }
  const matching = {
    organization: where.organizationId,
    process_definition: where.journeyId,
    filters: { status__in: ['active'] },
    count: 7005,
  }

  test('all boxes are checked, and one press goes back to the people chosen before', async () => {
    await everyone()
    expect(screen.getAllByText('All 7,005 people are chosen')).not.toHaveLength(0)
    const rows = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    expect(rows()).toEqual([true, true])
    expect(document.activeElement?.textContent).toBe('Go back to 1 person')
    expect(screen.queryByRole('button', { name: /on this page$/ })).toBeNull()
    await press('Go back to 1 person')
    expect(screen.getAllByText('1 person chosen')).not.toHaveLength(0)
    expect(rows()).toEqual([true, false])
  })

  test('are reminded in one call, and the message counts those skipped', async () => {
    await everyone()
    answer('remindMatchingProcessInstances', {
      reminded: 6990,
      no_open_task: 14,
      reminded_recently: 1,
      no_address: 0,
    })
    await press('Remind')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send the reminders' }))
    const notice = (await screen.findByText('6,990 reminders were sent.')).closest('[tabindex]')
    expect(notice?.textContent).toContain('Nothing to do right now: 14 people')
    expect(notice?.textContent).toContain('Reminded in the last 24 hours: 1 person')
    expect(notice?.textContent).not.toContain('No email address')
    expect(callsTo('remindMatchingProcessInstances').map(({ body }) => body)).toEqual([matching])
    expect(callsTo('remindProcessInstances')).toEqual([])
  })

  test('get an approved message in one call: first shown in both languages, then counted', async () => {
    await everyone()
    answer('listMessageTemplates', page([closed]))
    answer('messageMatchingProcessInstances', { sent: 6990, sent_recently: 14, no_address: 1 })
    await press('Send a message')
    const question = await dialog()
    const confirm = () => userEvent.click(question.getByRole('button', { name: 'Send to 7,005 people' }))
    const choice = await question.findByRole('combobox', { name: /^Message/ })
    await confirm()
    expect(await question.findByText('Choose a message to send.')).toBeDefined()
    expect(document.activeElement).toBe(choice)
    expect(callsTo('messageMatchingProcessInstances')).toEqual([])
    await userEvent.selectOptions(choice, closed.subject['en-ca'])
    const shown = (text: string) =>
      question.getAllByText(text).at(-1)?.closest('[lang]')?.getAttribute('lang')
    expect([shown(closed.text['en-ca']), shown(closed.text['fr-ca'])]).toEqual(['en', 'fr'])
    // Who opens it again starts without a choice.
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await press('Send a message')
    const again = await dialog()
    const empty = await again.findByRole<HTMLSelectElement>('combobox', { name: /^Message/ })
    expect(empty.value).toBe('')
    await userEvent.selectOptions(empty, closed.id)
    await userEvent.click(again.getByRole('button', { name: 'Send to 7,005 people' }))
    const notice = (await screen.findByText('6,990 messages were sent.')).closest('[tabindex]')
    expect(notice?.textContent).toContain('Got it in the last 24 hours: 14 people')
    expect(notice?.textContent).toContain('No email address or phone number: 1 person')
    expect(callsTo('messageMatchingProcessInstances').map(({ body }) => body)).toEqual([
      { ...matching, template: closed.id, revision: 3 },
    ])
  })

  test('a message that changed meanwhile is not sent: it is loaded and chosen again', async () => {
    await everyone()
    answer('listMessageTemplates', page([closed]))
    await press('Send a message')
    const question = await dialog()
    const choice = await question.findByRole<HTMLSelectElement>('combobox', { name: /^Message/ })
    await userEvent.selectOptions(choice, closed.id)
    fails('messageMatchingProcessInstances', 409, { detail: '', code: 'template_changed' })
    answer('listMessageTemplates', page([{ ...closed, revision: 4 }]))
    await userEvent.click(question.getByRole('button', { name: 'Send to 7,005 people' }))
    expect(await question.findByText(/^Someone else changed or deleted this message/)).toBeDefined()
    await waitFor(() => expect(choice.value).toBe(''))
    answer('messageMatchingProcessInstances', { sent: 7005, sent_recently: 0, no_address: 0 })
    await waitFor(() => expect(callsTo('listMessageTemplates')).toHaveLength(2))
    await userEvent.selectOptions(choice, closed.id)
    await userEvent.click(question.getByRole('button', { name: 'Send to 7,005 people' }))
    expect(await screen.findByText('7,005 messages were sent.')).toBeDefined()
    expect(callsTo('messageMatchingProcessInstances').at(-1)?.body).toMatchObject({ revision: 4 })
  })

  test('an organization without approved messages: says who adds them, and sends nothing', async () => {
    await everyone()
    answer('listMessageTemplates', page([]))
    await press('Send a message')
    const question = await dialog()
    expect(await question.findByText(/no approved messages yet/)).toBeDefined()
    expect(question.queryByRole('button', { name: /^Send to/ })).toBeNull()
  })

  test('end in one call, with a reason', async () => {
    await everyone()
    answer('endMatchingProcessInstances', { ended: 7000, already_over: 5 })
    await press('End')
    const question = await dialog()
    fireEvent.change(question.getByRole('textbox'), { target: { value: ' The study is over. ' } })
    await userEvent.click(question.getByRole('button', { name: 'End 7,005 enrolments' }))
    expect(await screen.findByText('7,000 enrolments have ended. 5 had already ended.')).toBeDefined()
    expect(callsTo('endMatchingProcessInstances').map(({ body }) => body)).toEqual([
      { ...matching, reason: 'The study is over.' },
    ])
  })

  test.each([
    ['remindMatchingProcessInstances', 'Remind', 'Send the reminders'],
    ['endMatchingProcessInstances', 'End', 'End 7,005 enrolments'],
  ] as const)('%s: if another number matches by now, nothing is done', async (id, button, confirm) => {
    await everyone()
    fails(id, 409, { detail: 'The number of people has changed.', code: 'count_changed' })
    await press(button)
    const loaded = callsTo('filterProcessInstances').length
    await userEvent.click((await dialog()).getByRole('button', { name: confirm }))
    expect(await screen.findByText(/^The list has changed since you chose everyone/)).toBeDefined()
    await waitFor(() => expect(callsTo('filterProcessInstances').length).toBe(loaded + 1))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
  })
})
