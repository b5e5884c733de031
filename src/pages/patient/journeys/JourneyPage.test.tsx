import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { allCalls, answer, callsTo, fails, failure, hangs } from '#tests/dom/server.ts'
import { journey, journeyId, organizationId, page, profiles, task, user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import JourneyPage from './JourneyPage.tsx'

const begunId = '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0002'
const doneId = '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0003'
const open_ = [task(), task({ id: begunId, draft_updated_at: '2026-11-19T15:00:00Z' })]
const done = [task({ id: doneId, completed_at: '2026-11-10T15:00:00Z' })]

beforeEach(() => {
  localStorage.setItem('nextTaskDismissedForJourney', JSON.stringify({ [journeyId]: true }))
  answer('listPatients', profiles)
  answer('getProcessInstance', () => journey())
  answer('listTasks', ({ query: { completed_at__isnull } }) => page(completed_at__isnull ? open_ : done))
  answer('listUserContents', () => page([]))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<JourneyPage />, {
    pattern: paths.patient.journey.pattern,
    at: paths.patient.journey({ organizationId, journeyId }),
    texts: ['patient', 'care', 'kit'],
    locale,
  })
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getAllByRole('link')[0]?.getAttribute('href')?.split(journeyId)[1],
      row.textContent,
    ])

describe('staff who are not patients are led to their own page of a journey', () => {
  const { process_definition, id } = journey()
  const steps = { organizationId, journeyId: process_definition, enrolmentId: id }
  test.each([
    [['provider'], paths.provider.patientActions(steps)],
    [['provider', 'admin'], paths.provider.patientActions(steps)],
    [['admin'], paths.admin.processInstance({ id })],
  ] as const)('%s', async (roles, to) => {
    answer('getCurrentUser', { ...user, role_types: [...roles] })
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(to))
    expect(callsTo('listTasks')).toEqual([])
  })
})

describe('a journey', () => {
  test('CALL-47: says what it is, how far it is, and whether anyone reads the answers', async () => {
    await open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hip replacement preparation' }),
    ).toBeDefined()
    for (const text of [
      'Get ready for your new hip, step by step.',
      'In progress',
      '3 of 7 steps',
      'Your care team reads your answers',
    ])
      expect(screen.getByText(text)).toBeDefined()
  })

  test('JOURNEY-02: its banner says what it shows; ours only decorates', async () => {
    answer('getProcessInstance', () =>
      journey({ banner_image: 'https://images.example.ca/hip.jpg', banner_alt: 'Two people walking' }),
    )
    const { unmount } = await open()
    const banner = await screen.findByRole('img', { name: 'Two people walking' })
    expect(banner.getAttribute('src')).toBe('https://images.example.ca/hip.jpg')
    unmount()
    answer('getProcessInstance', () => journey())
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Hip replacement preparation' })
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  test('TASK-02..04: an open task leads to its draft, a finished one to its submission', async () => {
    await open()
    await screen.findByRole('list', { name: 'Done' })
    expect(rows('To do')).toEqual([
      [`/${task().id}`, expect.stringMatching(/Start$/)],
      [`/${begunId}`, expect.stringMatching(/Draft saved November 19, 2026Started$/)],
    ])
    expect(rows('Done')).toEqual([
      [`/${doneId}/submission`, expect.stringMatching(/Done on November 10, 2026$/)],
    ])
    // The primary button belongs to the first step.
    const start = screen.getAllByRole('link', { name: /^(Start|Continue): / })
    expect(start.map((link) => link.getAttribute('href')?.split(journeyId)[1])).toEqual([`/${task().id}`])
  })

  test('asks for the journey and its tasks together', async () => {
    hangs('getProcessInstance')
    await open()
    expect(
      allCalls()
        .map(({ id }) => id)
        .filter((id) => id !== 'listPatients' && id !== 'getCurrentUser'),
    ).toEqual(['listTasks', 'listTasks', 'getProcessInstance'])
  })

  test('unwatched answers are called so', async () => {
    answer('getProcessInstance', () => journey({ is_monitored: false }))
    await open()
    expect(await screen.findByText('No one is watching your answers')).toBeDefined()
  })

  test('D-49: a finished one says so and has nothing to do', async () => {
    answer('getProcessInstance', () => journey({ completed_at: '2026-11-12T15:00:00Z' }))
    await open()
    expect(await screen.findByText('You finished this journey')).toBeDefined()
    expect(screen.getByText(/You finished it on November 12, 2026/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
    expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  })
})

test('a stopped journey has nothing to do and opens no modal, whatever its tasks', async () => {
  localStorage.clear()
  answer('getProcessInstance', () => journey({ status: 'cancelled' }))
  await open()
  expect(await screen.findByText('This journey was stopped')).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
  expect(callsTo('listTasks').some(({ query }) => query['page_size'] === 1)).toBe(false)
})

describe('ROUTE-57: around the steps', () => {
  const team = {
    name: 'Hip clinic',
    contact_name: 'Samuel Roy',
    phone: '613-555-0142',
    email: 'hip@lakeside.test',
    hours: null,
  }

  test('whom to ask, who watches the answers and when, and only the steps that the server names', async () => {
    const upcoming = {
      activity_id: 'home',
      name: 'Is your home ready?',
      kind: 'form',
      estimated_minutes: 4,
      opens_at: null,
    } as const
    const again = {
      activity_id: 'exercises',
      name: 'Your exercises',
      kind: 'activity',
      estimated_minutes: null,
      opens_at: '2026-11-25T08:00:00Z',
    } as const
    answer('getProcessInstance', () =>
      journey({
        care_team: team,
        monitoring_note: 'A nurse reads them by 4 p.m.',
        upcoming_steps: [again, upcoming],
      }),
    )
    await open()
    const contact = within(await screen.findByRole('region', { name: 'Your care team' }))
    expect(contact.getByRole('link', { name: '613-555-0142' }).getAttribute('href')).toBe('tel:+16135550142')
    expect(contact.getByRole('link', { name: 'hip@lakeside.test' })).toBeDefined()
    expect(contact.queryByText('Hours')).toBeNull()
    expect(screen.getByText('A nurse reads them by 4 p.m.')).toBeDefined()
    const steps = within(screen.getByRole('list', { name: 'Coming up' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your exercisesNext time: November 25, 2026',
      'Is your home ready?About 4 minutes',
    ])
    expect(steps.queryByRole('link')).toBeNull()
  })

  test('nothing is made up where no step is named', async () => {
    answer('getProcessInstance', () => journey({ upcoming_steps: [] }))
    await open()
    await screen.findByRole('list', { name: 'To do' })
    expect(screen.queryByRole('heading', { name: 'Coming up' })).toBeNull()
  })

  test('in French, what is in English only is marked as such', async () => {
    answer('getProcessInstance', () => journey({ languages: ['en-ca'] }))
    await open('fr-ca')
    expect((await screen.findByText('Get ready for your new hip, step by step.')).getAttribute('lang')).toBe(
      'en',
    )
    expect(
      within(screen.getByRole('heading', { level: 1 }))
        .getByText(/Hip/)
        .getAttribute('lang'),
    ).toBe('en')
  })
})

describe('leaving a journey', () => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  test('says what it does, takes a reason, and the page says afterwards that it is over', async () => {
    answer('leaveProcessInstance', () => {
      answer('getProcessInstance', () =>
        journey({ status: 'cancelled', cancelled_at: '2026-11-20T15:00:00Z' }),
      )
      return journey({ status: 'cancelled' })
    })
    await open()
    await press('Leave this journey')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Hip replacement preparation?' }))
    expect(dialog.getByText(/Your open steps will be removed/)).toBeDefined()
    expect(dialog.getByText(/You can still read what you sent/)).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox', { name: /Why are you leaving/ }), ' Another hospital ')
    await press('Leave journey')
    expect(await screen.findByText(/You left this journey on November 20, 2026/)).toBeDefined()
    expect(callsTo('leaveProcessInstance').map(({ body }) => body)).toEqual([{ reason: 'Another hospital' }])
    expect(screen.queryByRole('button', { name: 'Leave this journey' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('needs no reason; Cancel changes nothing', async () => {
    answer('leaveProcessInstance', () => journey({ status: 'cancelled' }))
    await open()
    await press('Leave this journey')
    await press('Cancel')
    expect(callsTo('leaveProcessInstance')).toEqual([])
    await press('Leave this journey')
    await press('Leave journey')
    await waitFor(() => expect(callsTo('leaveProcessInstance')[0]?.body).toEqual({ reason: null }))
  })

  test.each([
    ['F02: offline', 0, /You're offline/],
    ['F16: a failing server', 500, /We couldn't remove you/],
    ['F11: a journey that is over by now', 409, /This journey has already ended/],
  ])('%s is said, the reason stays, and it can be tried again', async (_, status, message) => {
    fails('leaveProcessInstance', status)
    await open()
    await press('Leave this journey')
    await userEvent.type(await screen.findByRole('textbox', { name: /Why are you leaving/ }), 'Why')
    await press('Leave journey')
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Why')
    expect(callsTo('leaveProcessInstance')).toHaveLength(1)
    answer('leaveProcessInstance', () => journey({ status: 'cancelled' }))
    await press('Leave journey')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('when something is missing', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  test.each([
    ['the journey does not exist', () => fails('getProcessInstance', 404)],
    [
      'it belongs to another organization',
      () => answer('getProcessInstance', journey({ organization: organizationSeeds.fleuve.id })),
    ],
  ])('not found: %s', async (_, give) => {
    give()
    await open()
    expect(await screen.findByText(/^route failed: .*404/)).toBeDefined()
  })

  test('what is done stays when what there is to do cannot be had', async () => {
    answer('listTasks', ({ query: { completed_at__isnull } }) => {
      if (completed_at__isnull) throw failure(500)
      return page(done)
    })
    await open()
    expect(await screen.findByText("We couldn't load your to-do list")).toBeDefined()
    expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  })
})
