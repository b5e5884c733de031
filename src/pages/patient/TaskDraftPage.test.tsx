import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderTask, submissionHref } from '#tests/dom/render-task.tsx'
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
