import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlagSettings } from '#src/flags/flags.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import {
  journey,
  leoId,
  organization,
  organizationId,
  page,
  profiles,
  task,
  user,
} from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { journeysOf, openTasks } from '#src/features/journeys/queries.ts'
import { paths } from '#src/routes/paths.ts'
import PatientOrganizationHomePage from './PatientOrganizationHomePage.tsx'

const maya = profiles.results[0]!
const quiet = { process_definition_next_task_modal: false }
const idOf = (letter: string) => `7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f000${letter}`
const tasks = ['a', 'b', 'c'].map((letter) => task({ id: idOf(letter), name: `Task ${letter}` }))
const otherJourneyId = '8d3f0b51-2c4e-4f60-9b7c-1d2e3f400002'

beforeEach(() => {
  answer('getCurrentUser', () => user)
  answer('listOrganizations', () => page([organization]))
  answer('listPatients', () => profiles)
  answer('getPatient', () => maya)
  answer('listTasks', ({ query: { completed_at__isnull } }) => page(completed_at__isnull ? tasks : []))
  answer('listProcessInstances', () => page([journey(quiet)]))
  answer('listUserContents', () => page([]))
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca', flags: FlagSettings = {}) =>
  renderPage(<PatientOrganizationHomePage />, {
    pattern: paths.patient.organization.pattern,
    at: paths.patient.organization({ organizationId }),
    texts: ['patient', 'care', 'kit'],
    locale,
    flags,
  })
const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the home of an organization', () => {
  test('FLAG-06: nothing on it invites to the Health Story', async () => {
    await open()
    await screen.findByRole('link', { name: 'Start: Task a' })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.filter((href) => /healthstory/i.test(href ?? ''))).toEqual([])
    expect(document.body.textContent).not.toMatch(/health story/i)
  })

  test('the next step first, then what else there is to do, then the journeys', async () => {
    await open()
    const headings = await screen.findAllByRole('heading')
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Good (morning|afternoon|evening), Maya$/),
      'Next step',
      'Task a',
      'To do',
      'Your journeys',
      'Hip replacement preparation',
    ])
    expect(screen.getByRole('link', { name: 'Start: Task a' }).getAttribute('href')).toMatch(/a$/)
    expect(hrefs(screen.getByRole('list', { name: 'To do' })).map(([name]) => name)).toEqual([
      'Task b',
      'Task c',
    ])
    expect(screen.getByText('3 of 7 steps')).toBeDefined()
  })

  test('in French', async () => {
    await open('fr-ca')
    expect(await screen.findByRole('link', { name: 'Commencer\u00a0: Task a' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Bon(jour|soir) Maya$/)
    expect(screen.getByText('3 étapes sur 7')).toBeDefined()
  })

  test('a task with a draft is continued', async () => {
    answer('listTasks', () => page([task({ draft_updated_at: '2026-11-19T15:00:00Z' })]))
    await open()
    expect(await screen.findByRole('link', { name: /^Continue: / })).toBeDefined()
    expect(screen.getByText('Draft saved November 19, 2026')).toBeDefined()
  })

  test('CALL-38, CALL-39, CALL-45: requests what the contract defines, in parallel', async () => {
    await open()
    expect(callsTo('listTasks')[0]?.query).toEqual({
      assignee: 'current_user',
      organization: organizationId,
      completed_at__isnull: true,
      ordering: ['-priority', 'created_at'],
      page_size: 5,
    })
    expect(callsTo('listProcessInstances').map(({ query }) => query)).toEqual([
      { my_role_type: 'patient', organization: organizationId, ordering: ['-enrolled_at'] },
    ])
  })

  test('"See all activities" leads to everything there is to do', async () => {
    answer('listTasks', () => page(tasks, 7))
    await open()
    expect((await screen.findByRole('link', { name: 'See all activities' })).getAttribute('href')).toBe(
      paths.patient.activities({ organizationId }),
    )
  })

  test('B1: it has the tasks of all profiles, and says for whom each is', async () => {
    const [first, second] = tasks
    const forLeo = { ...second!, patient: { id: leoId, display_name: 'Leo Tremblay' } }
    answer('listTasks', page([first!, forLeo]))
    await open()
    await screen.findByRole('heading', { name: 'Task a' })
    expect(await screen.findByText('For Leo Tremblay')).toBeDefined()
    expect(screen.queryByText('For Maya Tremblay')).toBeNull()
    expect(callsTo('listTasks').every(({ query }) => !('patient' in query))).toBe(true)
  })

  test('with several profiles shows which is active, and where to switch', async () => {
    await open('en-ca', { multipleProfiles: true })
    expect(await screen.findByText(/^You're here for Maya Tremblay\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Switch profile' }).getAttribute('href')).toBe(
      '/settings/profiles',
    )
  })
})

describe('nothing to do', () => {
  test('says what was done last', async () => {
    const last = task({ name: 'Before your surgery', completed_at: '2026-11-10T15:00:00Z' })
    answer('listTasks', ({ query: { completed_at__isnull } }) => page(completed_at__isnull ? [] : [last]))
    await open()
    expect(await screen.findByRole('heading', { name: 'Nothing to do right now' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Last finished: Before your surgery (November 10, 2026)' })
    expect(link.getAttribute('href')).toMatch(/\/submission$/)
  })

  test('tells a new person what comes next, and what to start with', async () => {
    answer('listTasks', () => page([]))
    answer('listProcessInstances', () => page([]))
    await open()
    expect(await screen.findByRole('heading', { name: 'Nothing to do yet' })).toBeDefined()
    expect(screen.getByText(/Your care team will start one for you/)).toBeDefined()
    expect(hrefs(screen.getByRole('list', { name: 'Get started' }))).toEqual([
      ['Check your profile', '/settings/profiles'],
      ['Choose your language', '/settings/language'],
      ['Find a journey', paths.patient.recommendedJourneys({ organizationId })],
    ])
    // Her language is already set.
    expect(screen.getAllByText('Done')).toHaveLength(1)
  })
})

describe('FLAG-08, SHELL-58: singleJourneyHome', () => {
  const openSingle = () => open('en-ca', { singleJourneyHome: true })

  test('home is the journey, with others listed below', async () => {
    const other = journey({
      ...quiet,
      id: otherJourneyId,
      process_definition_name: 'Flu shot',
      status: 'enrolled',
    })
    answer('listProcessInstances', () => page([other, journey(quiet)]))
    await openSingle()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hip replacement preparation' }),
    ).toBeDefined()
    expect(await screen.findByRole('list', { name: 'To do' })).toBeDefined()
    expect(hrefs(await screen.findByRole('list', { name: 'Your other journeys' }))).toEqual([
      ['Flu shot', expect.stringContaining(otherJourneyId)],
    ])
    expect(screen.queryByRole('heading', { name: 'Next step' })).toBeNull()
  })

  test('a person without a journey gets the regular home', async () => {
    answer('listProcessInstances', () => page([]))
    await openSingle()
    expect(await screen.findByRole('heading', { name: 'Next step' })).toBeDefined()
  })
})

describe('when a call fails', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['tasks', 'listTasks', "We couldn't load your to-do list", 'Hip replacement preparation'],
    ['journeys', 'listProcessInstances', "We couldn't load your journeys", 'Task a'],
  ] as const)(
    'the %s say so and the rest stays; trying again brings them',
    async (_, call, message, rest) => {
      fails(call, 500)
      await open()
      expect(await screen.findByText(message)).toBeDefined()
      expect(await screen.findByRole('heading', { name: rest })).toBeDefined()
      answer('listTasks', page(tasks))
      answer('listProcessInstances', page([journey(quiet)]))
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'Task a' })).toBeDefined()
      expect(await screen.findByRole('heading', { name: 'Hip replacement preparation' })).toBeDefined()
      expect(screen.queryByText(message)).toBeNull()
    },
  )
})

describe('CALL-39: polling', () => {
  const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  const polls = () => callsTo('listTasks').length
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  test('every 30 seconds; a new task is said once, and the focus stays', async () => {
    await open()
    const button = await screen.findByRole('link', { name: 'Start: Task a' })
    button.focus()
    const before = polls()
    await wait(30_000)
    expect(polls()).toBe(before + 1)
    expect(screen.queryByText('1 new task')).toBeNull()
    answer('listTasks', page([task({ id: idOf('d'), name: 'New one', priority: 99 }), ...tasks]))
    await wait(30_000)
    expect(await screen.findByText('1 new task')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Start: New one' }))
    answer('listTasks', () => page(tasks))
    await wait(30_000)
    expect(screen.queryByText('2 new tasks')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Task a' })).toBeDefined()
  })

  test('rests while the page is hidden', async () => {
    await open()
    const before = polls()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await wait(120_000)
    expect(polls()).toBe(before)
    vi.restoreAllMocks()
  })

  test('a failed poll keeps what is shown', async () => {
    await open()
    fails('listTasks', 500)
    await wait(30_000)
    expect(screen.getByRole('heading', { name: 'Task a' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the next-task modal on the home page', () => {
  const user_ = userEvent.setup()
  const heart = 'b0000000-0000-4000-8000-000000000002'

  test('is of the journey whose task comes first; a second one waits for the next visit', async () => {
    answer('listProcessInstances', () =>
      page([journey({ id: heart, process_definition_name: 'Heart' }), journey()]),
    )
    answer('listTasks', ({ query: { process_instance } }) => {
      const all = [task(), task({ id: idOf('e'), process_instance: heart })]
      return page(all.filter((it) => !process_instance || it.process_instance === process_instance))
    })
    await open()
    expect(
      await screen.findByRole('dialog', { name: 'Your Hip replacement preparation journey' }),
    ).toBeDefined()
    // The list of what there is to do names it already.
    expect(callsTo('listTasks')).toHaveLength(1)
    await user_.click(screen.getByRole('button', { name: "I'll do this later" }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  test('a list that was kept from before may name a task that is done by now: it is asked for', async () => {
    const { router, queryClient } = await open()
    await act(() => router.navigate('/elsewhere'))
    queryClient.setQueryData(journeysOf(organizationId).queryKey, page([journey()]))
    queryClient.setQueryData(openTasks(organizationId).queryKey, page([task()]), { updatedAt: 1 })
    answer('listTasks', () => page([]))
    await act(() => router.navigate(-1))
    await waitFor(() =>
      expect(callsTo('listTasks').some(({ query }) => query.process_instance === journey().id)).toBe(true),
    )
    await act(async () => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
