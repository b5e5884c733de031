import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormAlert, SubmissionReference, TaskForm } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { hipForm, noDraft } from '#tests/dom/hip-form.ts'
import { journeyId, organizationId, task, user } from '#tests/dom/journeys.ts'
import {
  callId,
  doneId,
  doneTask,
  renderSteps,
  serveEnrolment,
  steps,
  submission,
  submissionId,
} from '#tests/dom/steps.tsx'
import ProviderTaskDraftPage from './ProviderTaskDraftPage.tsx'
import ProviderTaskSubmissionPage from './ProviderTaskSubmissionPage.tsx'

const place = (taskId: string) => ({ organizationId, journeyId, taskId })
const draftHref = (taskId: string, returnTo = steps('provider')) =>
  paths.provider.task(place(taskId), { returnTo })
const submissionHref = (taskId: string, returnTo = steps('provider')) =>
  paths.provider.submission(place(taskId), { returnTo })

const theCall = task({
  id: callId,
  name: 'Call before surgery',
  audience: 'provider',
  kind: 'activity',
  description: 'Call a week before.',
})

const serveTask = (served: ReturnType<typeof task>, form: TaskForm) => {
  answer('getTask', served)
  answer('getTaskForm', form)
  answer('getTaskDraft', noDraft)
}
const noForm = { definition: null, is_monitored: true }
const renderDraft = (at: string) => renderSteps(<ProviderTaskDraftPage />, { place: 'task', at })
const renderSubmission = (at: string) =>
  renderSteps(<ProviderTaskSubmissionPage />, { place: 'submission', at })
const backLink = () =>
  screen.getAllByRole('link', { name: 'Steps of Maya Tremblay' })[0]?.getAttribute('href')

beforeEach(() => {
  serveEnrolment()
})

describe('ROUTE-70: a task of the care team', () => {
  test('is done here, and leads to its submission with the way back', async () => {
    serveTask(theCall, noForm)
    answer('completeTask', { submission_id: submissionId })
    const { address } = await renderDraft(draftHref(callId))
    expect(await screen.findByRole('heading', { level: 1, name: 'Call before surgery' })).toBeTruthy()
    expect(screen.getByText('For Maya Tremblay')).toBeTruthy()
    expect(backLink()).toBe(steps('provider'))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(address()).toBe(submissionHref(callId)))
    expect(callsTo('completeTask')).toHaveLength(1)
  })

  test('a form says who reads the answers: the team, not the patient', async () => {
    serveTask({ ...theCall, kind: 'form' }, { definition: hipForm, is_monitored: false })
    await renderDraft(draftHref(callId))
    const facts = await screen.findByText(
      "The answers are saved for the care team. Maya Tremblay won't see them.",
    )
    expect(facts).toBeTruthy()
    expect(screen.getByText('Everyone on the care team can read them.')).toBeTruthy()
    expect(screen.queryByText(/No one is watching/)).toBeNull()
  })

  test('TASK-02, TASK-06: a finished one redirects to its submission', async () => {
    serveTask(doneTask({ id: callId, audience: 'provider' }), noForm)
    const { address } = await renderDraft(draftHref(callId))
    await waitFor(() => expect(address()).toBe(submissionHref(callId)))
  })

  test('one that was taken out says so, and leads back', async () => {
    fails('getTask', 404, { detail: 'Removed.', code: 'task_removed' })
    vi.spyOn(console, 'error').mockReturnValue()
    await renderDraft(draftHref(callId))
    expect(await screen.findByRole('heading', { level: 1, name: 'This step was removed' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Go to the steps' })
    expect(link.getAttribute('href')).toBe(steps('provider'))
    vi.restoreAllMocks()
  })

  test('one of a journey that was left says who left', async () => {
    serveTask({ ...theCall, status: 'cancelled', cancelled_at: '2026-11-19T13:00:00Z' }, noForm)
    await renderDraft(draftHref(callId))
    expect(await screen.findByText('Maya Tremblay left the journey before it was finished.')).toBeTruthy()
  })

  test('an address that mixes two journeys is not found', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    serveTask({ ...theCall, organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002' }, noForm)
    await renderDraft(draftHref(callId))
    expect(await screen.findByText(/route failed: .*404/)).toBeTruthy()
    vi.restoreAllMocks()
  })
})

describe('a task of the patient, opened by the care team', () => {
  const asHelper = { filled_in_by: [{ id: user.id, display_name: 'Samuel Roy' }] }

  test('is filled in for the patient only after confirmation, and the patient is notified', async () => {
    serveTask(task(), { definition: hipForm, is_monitored: true })
    answer('fillInTask', () => {
      answer('getTask', task(asHelper))
      return task(asHelper)
    })
    await renderDraft(draftHref(task().id, steps('patient')))
    expect(await screen.findByRole('heading', { name: 'This step is for Maya Tremblay' })).toBeTruthy()
    expect(screen.getByText(/^We'll let Maya Tremblay know right away/)).toBeTruthy()
    expect(screen.getByText(/^You can't see answers Maya Tremblay hasn't sent/)).toBeTruthy()
    expect(callsTo('getTaskDraft')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Fill in for Maya Tremblay' }))
    expect(await screen.findByText('You answer for Maya Tremblay')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(callsTo('fillInTask')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
  })

  test('says so when filling in could not start', async () => {
    serveTask(task(), { definition: hipForm, is_monitored: true })
    fails('fillInTask', 500)
    await renderDraft(draftHref(task().id))
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in for Maya Tremblay' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We couldn't open this step for you to fill in.",
    )
    expect(screen.queryByText('You answer for Maya Tremblay')).toBeNull()
  })

  test('is answered together: it says for whom and under which name', async () => {
    serveTask(task(asHelper), { definition: hipForm, is_monitored: true })
    await renderDraft(draftHref(task().id, steps('patient')))
    expect(await screen.findByText('You answer for Maya Tremblay')).toBeTruthy()
    expect(screen.getByText('The answers are saved in the journey of Maya Tremblay.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
  })

  test('what only the patient can agree to is read, not confirmed', async () => {
    serveTask(task({ kind: 'acknowledgement' }), {
      ...noForm,
      content: [{ 'en-ca': 'Someone stays with you for 3 nights.' }],
    })
    await renderDraft(draftHref(task().id))
    expect(await screen.findByText('Maya Tremblay needs to confirm this')).toBeTruthy()
    expect(screen.getByText('Someone stays with you for 3 nights.')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('TASK-07: the way back (D-51)', () => {
  test.each([
    ['https://evil.test/', 'another origin'],
    ['//evil.test/', 'another host'],
    ['/nowhere-at-all', 'no page of the portal'],
  ])('%s (%s) is ignored: back leads to the steps of the enrolment', async (returnTo) => {
    serveTask(theCall, noForm)
    await renderDraft(draftHref(callId, returnTo))
    await screen.findByRole('heading', { level: 1 })
    expect(backLink()).toBe(steps('provider'))
  })

  test('a page of the portal that is not the steps is called Back', async () => {
    serveTask(theCall, noForm)
    const home = paths.provider.organization({ organizationId })
    await renderDraft(draftHref(callId, home))
    expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(home)
  })
})

describe('ROUTE-71: what was answered', () => {
  const alert: FormAlert = {
    key: 'chest_pain',
    level: 'emergency',
    alert_when: { all: [{ field: 'pain', op: 'gte', value: 9 }] },
    message: { 'en-ca': 'Chest pain can be an emergency.', 'fr-ca': 'Une douleur à la poitrine.' },
    what_to_do: ['call_911', 'call_clinic'],
  }

  beforeEach(() => {
    serveTask(doneTask(), noForm)
    answer(
      'getSubmission',
      submission({
        definition: hipForm,
        form_data: { pain: 9, uses_cane: false },
        alerts: [alert],
        alert_level: 'emergency',
      }),
    )
  })

  test('TASK-09: questions and answers, by whom and when; nothing can be changed', async () => {
    await renderSubmission(submissionHref(doneId))
    const part = within(await screen.findByRole('region', { name: 'Pain' }))
    expect(part.getByText('9 (0 = No pain, 10 = Worst pain)')).toBeTruthy()
    expect(part.queryAllByRole('button')).toEqual([])
    expect(screen.getByText('Sent by').parentElement?.textContent).toContain('Maya Tremblay')
  })

  test('the alert comes first: severity, cause, and what the person was told (B13)', async () => {
    await renderSubmission(submissionHref(doneId))
    expect(await screen.findByRole('heading', { level: 2, name: 'Needs attention' })).toBeTruthy()
    expect(screen.getByText('Life-threatening')).toBeTruthy()
    const cause = screen.getByText('Because of these answers').nextElementSibling
    expect(cause?.textContent).toContain('9 (0 = No pain, 10 = Worst pain)')
    expect(screen.getByText('Maya Tremblay was shown this message')).toBeTruthy()
    expect(screen.getByText('Chest pain can be an emergency.')).toBeTruthy()
    expect(screen.getByText('Maya Tremblay was told to:')).toBeTruthy()
    expect(screen.getByText('call 911')).toBeTruthy()
  })

  test('the submissions before and after it, and the way back stays', async () => {
    const [first, last] = ['0006', '0007'].map((end) => `7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f${end}`)
    const beside = (task: string | undefined, name: string): SubmissionReference => ({
      id: '6b1d8f30-0a2c-4d4e-9f5a-1b2c3d4e0001',
      task: task ?? '',
      task_name: name,
      submitted_at: '2026-11-18T13:00:00Z',
    })
    answer('getSubmissionNeighbours', {
      previous: beside(first, 'About your hip'),
      next: beside(last, 'Your care plan'),
    })
    await renderSubmission(submissionHref(doneId))
    const others = within(await screen.findByRole('navigation', { name: 'Other answers in this enrolment' }))
    expect(others.getByRole('link', { name: 'Before: About your hip' }).getAttribute('href')).toBe(
      submissionHref(first ?? ''),
    )
    expect(others.getByRole('link', { name: 'After: Your care plan' }).getAttribute('href')).toBe(
      submissionHref(last ?? ''),
    )
    expect(backLink()).toBe(steps('provider'))
  })

  test('TASK-02, TASK-05: of a task that is not finished, its draft', async () => {
    serveTask(theCall, noForm)
    const { address } = await renderSubmission(submissionHref(callId))
    await waitFor(() => expect(address()).toBe(draftHref(callId)))
  })

  test('goes to paper', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await renderSubmission(submissionHref(doneId))
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('a question after reading is the question of the person', async () => {
    answer('getSubmission', submission({ question: 'May I eat?' }))
    await renderSubmission(submissionHref(doneId))
    const question = await screen.findByText('Question for the care team')
    expect(question.parentElement?.textContent).toContain('May I eat?')
  })
})
