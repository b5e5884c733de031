import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProcessInstance } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { journey, task } from '#tests/dom/journeys.ts'
import { activity, callId, doneTask, renderSteps, serveEnrolment, server, steps } from '#tests/dom/steps.tsx'
import EnrolmentPatientActionsPage from './EnrolmentPatientActionsPage.tsx'
import EnrolmentProviderActionsPage from './EnrolmentProviderActionsPage.tsx'

beforeEach(() => {
  serveEnrolment()
})

const renderPatient = (locale?: Locale) =>
  renderSteps(<EnrolmentPatientActionsPage />, {
    place: 'patientActions',
    at: steps('patient'),
    ...(locale && { locale }),
  })
const list = (name: string) => within(screen.getByRole('list', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const refuses = (id: Parameters<typeof fails>[0], status: number, code: string) =>
  fails(id, status, { detail: 'No.', code })

describe('ROUTE-72: the steps of the patient', () => {
  test('shows the person, the journey’s state, the start date and the preferred language', async () => {
    await renderPatient()
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Tremblay' })).toBeTruthy()
    const about = within(screen.getByRole('region', { name: 'About this enrolment' }))
    for (const words of ['A step is open', 'November 1, 2026', 'English'])
      expect(about.getByText(words)).toBeTruthy()
    const contact = about.getByRole('link', { name: 'Contact details and notes' })
    expect(contact.getAttribute('href')).toContain(`?page=1&person=${journey().patient.id}`)
    const lists = await Promise.all(
      ['Open steps', 'Finished steps', 'Steps you can start'].map((name) =>
        screen.findByRole('heading', { level: 2, name }),
      ),
    )
    expect(screen.getAllByRole('heading', { level: 2 })).toEqual(lists)
    expect(screen.queryByText(/closed their account/)).toBeNull()
  })

  test('names a closed account and what it means; not for others', async () => {
    server.enrolment = journey({ account_closed_at: '2026-11-12T15:00:00Z' })
    await renderPatient()
    expect(await screen.findByText('This person closed their account on November 12, 2026')).toBeTruthy()
    expect(screen.getByText(/stays in their record of care/)).toBeTruthy()
  })

  test('JOURNEY-14: two routed tabs: each is a link, the one that is open says so', async () => {
    await renderPatient()
    const tabs = within(await screen.findByRole('navigation', { name: 'Whose steps' }))
    expect(tabs.getByRole('link', { name: 'For the patient (1)' }).getAttribute('aria-current')).toBe('page')
    const other = tabs.getByRole('link', { name: /^For the care team/ })
    expect([other.getAttribute('href'), other.getAttribute('aria-current')]).toEqual([
      steps('provider'),
      null,
    ])
  })

  test('a finished step says how urgent its answers are (B13)', async () => {
    server.done = [doneTask({ alert_level: 'urgent' }), doneTask({ id: callId, name: 'Your care plan' })]
    await renderPatient()
    const rows = within(await screen.findByRole('list', { name: 'Finished steps' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText('Concerning') !== null)).toEqual([true, false])
  })

  test('TASK-05..07: open steps lead to their draft, finished ones to their submission, with the way back', async () => {
    await renderPatient()
    await screen.findByRole('list', { name: 'Finished steps' })
    const open = list('Open steps').getByRole('link', { name: 'Open How is your hip today?' })
    const done = list('Finished steps').getByRole('link', { name: 'About your hip' })
    const address = (link: HTMLElement) => new URL(String(link.getAttribute('href')), 'https://portage.test')
    expect(address(open).pathname).toMatch(new RegExp(`/${task().id}$`))
    expect(address(done).pathname).toMatch(/\/submission$/)
    for (const link of [open, done]) expect(address(link).searchParams.get('returnTo')).toBe(steps('patient'))
  })

  test('an open step says for whom it is, since when, and whether it is overdue or begun', async () => {
    server.open = [task({ due_at: '2026-11-19T04:59:00Z', draft_updated_at: '2026-11-18T15:00:00Z' })]
    await renderPatient()
    const row = within((await screen.findByRole('list', { name: 'Open steps' })).children[0] as HTMLElement)
    for (const words of [
      'For Maya Tremblay',
      /^Opened on November 18, 2026/,
      /^Overdue since /,
      'Started, not sent',
    ])
      expect(row.getByText(words)).toBeTruthy()
  })

  test('what is due first is listed first', async () => {
    server.open = [task(), task({ id: callId, name: 'Overdue call', due_at: '2026-11-19T04:59:00Z' })]
    await renderPatient()
    const rows = within(await screen.findByRole('list', { name: 'Open steps' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent?.includes('Overdue call'))).toEqual([true, false])
  })

  test('only what can be started has a button to start it', async () => {
    await renderPatient()
    await screen.findByRole('list', { name: 'Steps you can start' })
    const rows = list('Steps you can start')
    expect(rows.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Start Your care plan',
    ])
    // what is open is listed once, above
    expect(rows.queryByText('How is your hip today?')).toBeNull()
    expect(rows.getByText('Done (can be done only once)')).toBeTruthy()
  })

  test('an address that mixes two enrolments is not found', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.enrolment = journey({ process_definition: 'd0000000-0000-4000-8000-000000000002' })
    await renderPatient()
    expect(await screen.findByText(/route failed: .*404/)).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('a journey that is over is read only', async () => {
    server.enrolment = journey({ status: 'cancelled', cancelled_at: '2026-11-19T13:00:00Z' })
    await renderPatient()
    expect(await screen.findByText(/^This journey is over/)).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('one list that does not come leaves the others, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    fails('listProcessInstanceActivities', 500)
    await renderPatient()
    expect(await screen.findByText("We couldn't load the steps you can start")).toBeTruthy()
    expect(list('Open steps').getByRole('link')).toBeTruthy()
    serveEnrolment()
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Start Your care plan' })).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('in French', async () => {
    await renderPatient('fr-ca')
    expect(await screen.findByText('Une étape est ouverte')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Lancer Your care plan' })).toBeTruthy()
  })
})

describe('CALL-49, CALL-50: starting a step', () => {
  test('says first what will happen; then the row shows, is marked, has the focus, and it is said', async () => {
    answer('addProcessInstanceExecution', () => {
      server.open = [task(), task({ id: callId, name: 'Your care plan', activity_id: 'care_plan' })]
      return journey()
    })
    await renderPatient()
    await screen.findByRole('button', { name: 'Start Your care plan' })
    await press('Start Your care plan')
    await screen.findByRole('dialog')
    expect(dialog().getByText('This will send “Your care plan” to Maya Tremblay now.')).toBeTruthy()
    expect(callsTo('addProcessInstanceExecution')).toEqual([])
    await confirm('Start step')
    const fresh = await screen.findByText('Just started')
    const row = fresh.closest('li')
    expect(within(row as HTMLElement).getByText('Your care plan')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(screen.getByText('“Your care plan” is open now.')).toBeTruthy()
    expect(callsTo('addProcessInstanceExecution').map(({ body }) => body)).toEqual([
      { activity_id: 'care_plan', instruction_type: 'startBeforeActivity' },
    ])
  })

  test.each([
    [409, 'already_open', "Someone else just started this step. It's already open."],
    [409, 'already_done', 'Someone else just finished this step. It can be done only once.'],
    [409, 'journey_over', "This journey is over, so its steps can't be changed."],
    [403, 'x', "You don't have permission to change the steps of this journey."],
    [0, 'x', "You're offline. Check your internet connection, then try again."],
    [500, 'x', "We couldn't start this step. Please try again."],
  ])('%i %s is said in the dialog, which stays', async (status, code, words) => {
    refuses('addProcessInstanceExecution', status, code)
    await renderPatient()
    await screen.findByRole('button', { name: 'Start Your care plan' })
    await press('Start Your care plan')
    await screen.findByRole('dialog')
    await confirm('Start step')
    expect((await dialog().findByRole('alert')).textContent).toBe(words)
    expect(callsTo('addProcessInstanceExecution')).toHaveLength(1)
  })

  test('the words stay when the row changes under the question; closing it leads to the list', async () => {
    answer('addProcessInstanceExecution', () => {
      server.activities = [activity({ open_task: callId, last_started_at: '2026-11-20T13:00:00Z' })]
      throw failure(409, { detail: 'No.', code: 'already_open' })
    })
    await renderPatient()
    await screen.findByRole('button', { name: 'Start Your care plan' })
    await press('Start Your care plan')
    await screen.findByRole('dialog')
    await confirm('Start step')
    await waitFor(() => expect(screen.queryByText('Your care plan')).toBeNull())
    expect(dialog().getByRole('alert').textContent).toContain("It's already open.")
    await confirm('Cancel')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Steps you can start'))
  })

  test('while it is sent a second press does nothing', async () => {
    let finish: (value: ProcessInstance) => void = () => undefined
    answer('addProcessInstanceExecution', () => new Promise((done) => (finish = done)))
    await renderPatient()
    await screen.findByRole('button', { name: 'Start Your care plan' })
    await press('Start Your care plan')
    await screen.findByRole('dialog')
    await confirm('Start step')
    expect(dialog().getByRole('button', { name: 'Start step' }).getAttribute('aria-busy')).toBe('true')
    await confirm('Start step')
    finish(journey())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('addProcessInstanceExecution')).toHaveLength(1)
  })
})

describe('CALL-51, CALL-52: removing a step', () => {
  test('says what is lost; then the row is gone, the heading has the focus, and it is said', async () => {
    server.open = [task({ draft_updated_at: '2026-11-18T15:00:00Z' })]
    answer('cancelProcessInstanceActivity', () => {
      server.open = []
      return journey()
    })
    await renderPatient()
    await screen.findByRole('button', { name: 'Remove How is your hip today?' })
    await press('Remove How is your hip today?')
    await screen.findByRole('dialog')
    expect(dialog().getByText("Maya Tremblay won't be able to open this step.")).toBeTruthy()
    expect(dialog().getByText("Any answers they haven't sent will be lost.")).toBeTruthy()
    await confirm('Remove step')
    expect(await screen.findByText('No step is open.')).toBeTruthy()
    expect(screen.getByText('“How is your hip today?” was removed.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open steps'))
    expect(callsTo('cancelProcessInstanceActivity').map(({ body }) => body)).toEqual([{ task: task().id }])
  })

  test('one finished in the meantime: says so, and refetches the lists', async () => {
    refuses('cancelProcessInstanceActivity', 409, 'already_completed')
    await renderPatient()
    await screen.findByRole('button', { name: 'Remove How is your hip today?' })
    const before = callsTo('listTasks').length
    await press('Remove How is your hip today?')
    await screen.findByRole('dialog')
    await confirm('Remove step')
    await screen.findByText("Someone else just finished this step. You'll find the answers below.")
    await waitFor(() => expect(callsTo('listTasks').length).toBeGreaterThan(before))
  })
})

describe('ROUTE-73: the steps of the care team', () => {
  beforeEach(() => {
    server.open = [task({ id: callId, name: 'Call before surgery', audience: 'provider' })]
    server.done = []
    server.activities = [
      activity({ activity_id: 'team_review', name: 'File seen by the surgeon', audience: 'provider' }),
    ]
  })
  const renderProvider = () =>
    renderSteps(<EnrolmentProviderActionsPage />, { place: 'providerActions', at: steps('provider') })

  test('are for the care team of the journey; the patient does not see them', async () => {
    await renderProvider()
    const row = await screen.findByText('For Hip clinic')
    expect(row.closest('li')?.textContent).toContain('Call before surgery')
    expect(screen.getByText('No finished steps yet.')).toBeTruthy()
    await press('Start File seen by the surgeon')
    await screen.findByRole('dialog')
    expect(
      dialog().getByText('This will open “File seen by the surgeon” for the care team now.'),
    ).toBeTruthy()
    expect(dialog().getByText("Maya Tremblay won't see it.")).toBeTruthy()
    // the patient's are only counted, for their tab
    const finished = callsTo('listTasks').filter(({ query }) => query['page'] === 1)
    expect(finished.map(({ query }) => query['audience'])).toEqual(['provider'])
  })
})
