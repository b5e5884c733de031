import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { journeyHref, renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { backend, callsOf, refuse, resetBackend } from '#tests/dom/task-backend.ts'

vi.mock('#src/api/http.ts', () => import('#tests/dom/task-backend.ts'))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const posts = () => callsOf('POST', /complete/).map(({ data }) => data)

beforeEach(resetBackend)

test('TASK-02: a finished task is shown as its submission', async () => {
  backend.task = { ...backend.task, completed_at: '2026-11-20T19:00:00Z' }
  const { address } = await renderTask()
  await screen.findByText('Finished on')
  expect(address()).toBe(submissionHref)
})

describe('a step that is gone', () => {
  const removed = { detail: 'Removed.', code: 'task_removed' }

  test.each([taskHref, submissionHref])('was taken out by the care team: %s says so', async (at) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let call = 0; call < 3; call += 1) refuse('GET', /tasks\/[^/]+\/$/, 404, removed)
    await renderTask(at)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This step was removed by your care team' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your journey' }).getAttribute('href')).toBe(journeyHref)
    vi.restoreAllMocks()
  })

  test('was cancelled with its journey', async () => {
    backend.task = { ...backend.task, status: 'cancelled', cancelled_at: '2026-11-20T19:00:00Z' }
    await renderTask()
    expect(await screen.findByRole('heading', { level: 1, name: 'This step was cancelled' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a step that was finished in another place leads to its submission, with a notice', async () => {
  backend.task = { ...backend.task, kind: 'activity' }
  backend.form = { definition: null, is_monitored: false }
  const { address } = await renderTask()
  backend.task = { ...backend.task, completed_at: '2026-11-20T19:00:00Z' }
  await press('Mark as done')
  await screen.findByText(/This step was already finished/)
  expect(address()).toBe(submissionHref)
})

describe('steps without questions', () => {
  beforeEach(() => {
    const content = [{ 'en-ca': 'Do not eat after midnight.' }]
    backend.form = { definition: null, content, is_monitored: false }
  })

  test('something to read', async () => {
    backend.task = { ...backend.task, kind: 'education' }
    await renderTask()
    expect(screen.getByText('Do not eat after midnight.')).toBeDefined()
    await press('I understand')
    await screen.findByText('This step is finished.')
    expect(posts()).toEqual([{ form_data: {}, response: 'understood' }])
  })

  test('something to read that raises a question, which is sent in its place', async () => {
    backend.task = { ...backend.task, kind: 'education' }
    await renderTask()
    await press('I have a question')
    const field = screen.getByRole('textbox', { name: /Your question/ })
    expect(document.activeElement).toBe(field)
    await press('Send my question')
    expect((await screen.findByRole('alert')).textContent).toContain('Write your question first.')
    expect(posts()).toEqual([])
    await userEvent.type(field, ' May I drink coffee? ')
    refuse('POST', /complete/, 0)
    await press('Send my question')
    await screen.findByText(/We could not send your answers\. Check your internet connection/)
    await press('Send my question')
    await screen.findByText('Your care team has your question. This step is finished.')
    expect(posts().at(-1)).toEqual({ form_data: {}, response: 'question', question: 'May I drink coffee?' })
    expect(await screen.findByText('May I drink coffee?')).toBeDefined()
  })

  test('something to do away from the portal is marked as done', async () => {
    backend.task = { ...backend.task, kind: 'activity' }
    await renderTask()
    expect(screen.queryByRole('button', { name: 'I have a question' })).toBeNull()
    await press('Mark as done')
    await screen.findByText('This step is finished.')
    expect(posts()).toEqual([{ form_data: {} }])
  })

  test('VAL-61: something to agree to', async () => {
    backend.task = { ...backend.task, kind: 'acknowledgement' }
    await renderTask()
    await press('Confirm')
    expect((await screen.findByRole('alert')).textContent).toContain('You must accept to continue')
    expect(posts()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read this/ }))
    await press('Confirm')
    await screen.findByText('This step is finished.')
  })

  test('nothing but a description', async () => {
    backend.task = { ...backend.task, kind: 'form' }
    backend.form = { definition: null, is_monitored: false }
    await renderTask()
    expect(screen.getByText('Tell your care team how you are doing.')).toBeDefined()
    refuse('POST', /complete/, 500)
    await press('Mark as done')
    await screen.findByText(/We could not send your answers\. Please try again/)
    await press('Mark as done')
    await screen.findByText('This step is finished.')
  })
})
