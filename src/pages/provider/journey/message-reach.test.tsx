// 23.3: whom a message cannot reach is named before it is sent.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProcessInstance } from '#generated/model/index.ts'
import { enrolment, openJourney, serve, where } from '#tests/dom/enrolments.tsx'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { uuidOf } from '#mock-server/store/ids.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const people = ['Maya Tremblay', 'Rose Martin', 'Luc Gagnon', 'Ida Roy'].map((name, at) =>
  enrolment(at + 1, name),
)
const template = {
  id: uuidOf('closed'),
  organization: where.organizationId,
  subject: { 'en-ca': 'We are closed', 'fr-ca': 'Nous sommes fermés' },
  text: { 'en-ca': 'Until Monday.', 'fr-ca': 'Jusqu’à lundi.' },
  revision: 3,
  updated_at: '2026-11-18T15:04:00Z',
}
const asksForReach = (body: unknown) => Object(body).reachable === false

async function openDialog(
  unreachable: readonly ProcessInstance[] | 'fails',
  count: number,
  isEveryone = false,
  locale?: 'fr-ca',
) {
  serve(people)
  answer('listMessageTemplates', page([template]))
  answer('filterProcessInstances', ({ body }) => {
    if (!asksForReach(body)) return page(people, 7005)
    if (unreachable === 'fails') throw failure(503)
    return page(unreachable.slice(0, 3), count)
  })
  await openJourney({ query: '?status=active', ...(locale && { locale }) })
  await userEvent.click(await screen.findByRole('checkbox', { name: / Maya Tremblay$/ }))
  if (isEveryone) await userEvent.click(screen.getByRole('button', { name: /7.005/ }))
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer) (a|un) message$/ }))
  return within(await screen.findByRole('dialog'))
}
const asked = () =>
  callsTo('filterProcessInstances')
    .filter(({ body }) => asksForReach(body))
    .map(({ body }) => body)

test('of chosen people, each is named', async () => {
  const dialog = await openDialog([people[0]!], 1)
  expect(await dialog.findByText("1 person can't be reached")).toBeDefined()
  expect(dialog.getByText('No email address or phone number: Maya Tremblay.')).toBeDefined()
  expect(asked()).toEqual([{ organization: where.organizationId, id__in: [people[0]!.id], reachable: false }])
})

test('of everyone who matches, the first three are named, and the others counted', async () => {
  const dialog = await openDialog(people, 12, true)
  expect(await dialog.findByText("12 people can't be reached")).toBeDefined()
  expect(
    dialog.getByText(
      'No email address or phone number: Maya Tremblay, Rose Martin, Luc Gagnon and 9 others.',
    ),
  ).toBeDefined()
  expect(asked()).toEqual([
    {
      organization: where.organizationId,
      process_definition: where.journeyId,
      status__in: ['active'],
      reachable: false,
    },
  ])
})

test('everyone can be reached, which is said too', async () => {
  const dialog = await openDialog([], 0)
  expect(await dialog.findByText('Everyone has an email address or a phone number.')).toBeDefined()
})

test('it could not be found out: the message can be sent, and the dialog says what comes after', async () => {
  const dialog = await openDialog('fails', 0)
  expect(
    await dialog.findByText(/^We couldn't check who can't be reached/, {}, { timeout: 5000 }),
  ).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Send to 1 person' })).toBeDefined()
})

test('in French', async () => {
  const dialog = await openDialog(people.slice(0, 2), 2, true, 'fr-ca')
  expect(await dialog.findByText('2 personnes ne peuvent pas être jointes')).toBeDefined()
  expect(dialog.getByText(/numéro de téléphone\s: Maya Tremblay et Rose Martin\.$/)).toBeDefined()
})
