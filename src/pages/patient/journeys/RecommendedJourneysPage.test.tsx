import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProcessDefinition } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { journey, journeyId, leoId, organizationId, page, profiles, user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import RecommendedJourneysPage from './RecommendedJourneysPage.tsx'

const maya = profiles.results[0]!
const journeyHref = paths.patient.journey({ organizationId, journeyId })

const offer = (changes: Partial<ProcessDefinition> = {}): ProcessDefinition => ({
  id: '2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001',
  key: 'hip',
  name: 'Hip replacement preparation',
  description: 'Get ready for your new hip.',
  banner_image: null,
  banner_alt: null,
  languages: ['en-ca', 'fr-ca'],
  organization: organizationId,
  step_count: 7,
  next_task_modal: true,
  audience: 'Adults who wait for a new hip',
  estimated_weeks: 6,
  is_monitored: true,
  monitoring_note: 'A nurse reads your answers on weekdays.',
  recommendation: 'Because you have a date for your surgery',
  enrolment: null,
  ...changes,
})

beforeEach(() => {
  answer('getCurrentUser', () => user)
  answer('listPatients', () => page([maya]))
  answer('getPatient', () => maya)
  answer('listProcessDefinitions', () => page([offer()]))
})
afterEach(() => vi.restoreAllMocks())

const at = paths.patient.recommendedJourneys({ organizationId })
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<RecommendedJourneysPage />, {
    pattern: paths.patient.recommendedJourneys.pattern,
    at: at + query,
    texts: ['patient', 'care', 'kit'],
    locale,
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const join = async () => {
  await press('Join Hip replacement preparation')
  await press('Join')
}

describe('ROUTE-56: journeys to join', () => {
  test('each says who it is for, how long it takes, in which languages, and who reads the answers', async () => {
    await open()
    const [card] = await screen.findAllByRole('listitem')
    for (const words of [
      'Adults who wait for a new hip',
      'About 6 weeks, 7 steps',
      'English and French',
      'Your care team reads them',
      'Because you have a date for your surgery',
    ])
      expect(card?.textContent).toContain(words)
    expect(callsTo('listProcessDefinitions')[0]?.query).toEqual({
      organization: organizationId,
      recommended_for: maya.id,
      page: 1,
      page_size: 20,
    })
  })

  test('in French, one that is in English only says so, and its words are marked', async () => {
    answer('listProcessDefinitions', () =>
      page([offer({ languages: ['en-ca'], is_monitored: false, step_count: null })]),
    )
    await open('', 'fr-ca')
    expect(await screen.findByText('En anglais seulement')).toBeDefined()
    expect(screen.getByText('Get ready for your new hip.').getAttribute('lang')).toBe('en')
    expect(screen.getByText('Personne ne les surveille')).toBeDefined()
  })

  test('lists all offers with a search; both are kept in the URL', async () => {
    const { address } = await open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'All journeys')
    await userEvent.type(screen.getByRole('textbox', { name: 'Search journeys' }), 'hip{Enter}')
    await waitFor(() =>
      expect(callsTo('listProcessDefinitions').at(-1)?.query).toEqual({
        organization: organizationId,
        patient: maya.id,
        page: 1,
        page_size: 20,
        search: 'hip',
      }),
    )
    expect(address()).toBe(`${at}?show=all&search=hip`)
  })

  test('none is recommended: everything can be seen; none is offered: that is said', async () => {
    answer('listProcessDefinitions', () => page([]))
    await open()
    await press('See all journeys')
    expect(await screen.findByRole('heading', { name: 'No journeys are offered here yet' })).toBeDefined()
  })
})

describe('ERR-09: a person already enrolled', () => {
  test('is informed, with a link to it, and cannot join', async () => {
    const enrolment = { process_instance: journeyId, status: 'active', is_ongoing: true } as const
    answer('listProcessDefinitions', () => page([offer({ enrolment })]))
    await open()
    expect(await screen.findByText("You're already enrolled in this journey.")).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open your journey' }).getAttribute('href')).toBe(journeyHref)
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull()
  })

  test('is informed by the server, if enrolled elsewhere in the meantime', async () => {
    fails('createProcessInstance', 409, {
      detail: 'x',
      code: 'already_enrolled',
      process_instance: journeyId,
    })
    await open()
    await join()
    expect((await screen.findByRole('alert')).textContent).toContain(
      "You're already enrolled in this journey.",
    )
    expect(screen.getByRole('link', { name: 'Open your journey' }).getAttribute('href')).toBe(journeyHref)
  })

  test('may join again once it is over', async () => {
    const enrolment = { process_instance: journeyId, status: 'cancelled', is_ongoing: false } as const
    answer('listProcessDefinitions', () => page([offer({ enrolment })]))
    await open()
    expect(await screen.findByText('You took part in this journey before.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Join Hip replacement preparation' })).toBeDefined()
  })
})

describe('joining', () => {
  test('asks first, enrols the active profile once, and leads to the journey', async () => {
    answer('createProcessInstance', () => journey())
    const { address } = await open()
    await press('Join Hip replacement preparation')
    const dialog = await screen.findByRole('dialog', { name: 'Join Hip replacement preparation?' })
    expect(within(dialog).getByText('A nurse reads your answers on weekdays.')).toBeDefined()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(address()).toBe(journeyHref))
    expect(callsTo('createProcessInstance').map(({ body }) => body)).toEqual([
      { process_definition: offer().id, organization: organizationId, patient: maya.id },
    ])
  })

  test('for another profile, where there are several', async () => {
    answer('listPatients', () => profiles)
    answer('createProcessInstance', () => journey())
    await open()
    await press('Join Hip replacement preparation')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Who is it for?' }),
      'Leo Tremblay',
    )
    await press('Join')
    await waitFor(() => expect(callsTo('createProcessInstance')[0]?.body).toMatchObject({ patient: leoId }))
  })

  test.each([
    ['F02: offline', 0, /You're offline/],
    ['F16: a failing server', 500, /We couldn't add you/],
  ])('%s is said in the dialog, and it can be tried again', async (_, status, message) => {
    fails('createProcessInstance', status)
    const { address } = await open()
    await join()
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    expect(callsTo('createProcessInstance')).toHaveLength(1)
    answer('createProcessInstance', () => journey())
    await press('Join')
    await waitFor(() => expect(address()).toBe(journeyHref))
  })
})

test('F16: what cannot be had is said in place, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listProcessDefinitions', 503)
  await open()
  expect(await screen.findByText("We couldn't load the journeys")).toBeDefined()
  answer('listProcessDefinitions', () => page([offer()]))
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Join Hip replacement preparation' })).toBeDefined()
})
