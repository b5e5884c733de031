import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hipForm } from '#tests/dom/hip-form.ts'
import { asks, hasDraft, isSent, taskId, taskRow, userId } from '#tests/dom/maya-task.ts'
import { journeyHref, renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { callsTo, failsOnce } from '#tests/dom/server.ts'
import type { DeviceDraft } from './device-draft.ts'

const key = `draft:${userId}:${taskId}`
const more = `${taskHref}?page=more`
const note = () => screen.getByRole('textbox', { name: 'Anything else?' }) as HTMLTextAreaElement
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const saves = () => callsTo('saveTaskDraft')
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as DeviceDraft | null

const onServer = { note: 'from the server' }
const onDevice: DeviceDraft = {
  form_data: { note: 'from this device' },
  page: 'more',
  form_version: 2,
  revision: 3,
  updated_at: '2026-11-19T20:00:00Z',
  unsaved: true,
  unanswered: [],
}

beforeEach(() => asks(hipForm))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('saving while one types (TASK-11)', () => {
  test('immediately on blur; shows when', async () => {
    await renderTask(more)
    await userEvent.type(note(), 'abc')
    await userEvent.tab()
    expect(await screen.findByText(/^Saved at \d{1,2}:\d{2}\s[ap]\.m\.$/)).toBeDefined()
    expect(saves()[0]?.body).toEqual({
      form_data: { note: 'abc' },
      page: 'more',
      form_version: 2,
      revision: 0,
    })
    expect(stored()).toMatchObject({ form_data: { note: 'abc' }, revision: 1, unsaved: false })
  })

  test('also without leaving, soon after the last change', async () => {
    await renderTask(more)
    await userEvent.type(note(), 'abc')
    expect(saves()).toHaveLength(0)
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 })
  })

  test('a save that fails says that the answers are safe here, and is tried again', async () => {
    await renderTask(more)
    failsOnce('saveTaskDraft', 503)
    await userEvent.type(note(), 'abc')
    await userEvent.tab()
    await screen.findByText("Not saved yet. We'll keep trying. Your answers are safe on this device.")
    expect(stored()?.form_data).toEqual({ note: 'abc' })
    await screen.findByText(/^Saved at/)
  })

  test('F55: what this device cannot keep, it says, and it asks before one leaves', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { router } = await renderTask(more)
    failsOnce('saveTaskDraft', 503)
    await userEvent.type(note(), 'abc')
    await userEvent.tab()
    await screen.findByText("Not saved yet. We'll keep trying. Keep this page open.")
    await act(() => router.navigate(journeyHref))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await press('Stay on this page')
    expect(note().value).toBe('abc')
  })

  test('F21: while the session is ended the page stays and says what to do; afterwards it saves', async () => {
    const { session } = await renderTask(more)
    await userEvent.type(note(), 'abc')
    failsOnce('saveTaskDraft', 401, { detail: 'Expired.' })
    act(() => session.set('expired'))
    await userEvent.tab()
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(note().value).toBe('abc')
    act(() => session.set('authenticated'))
    await screen.findByText(/^Saved at/)
  })

  test('Save and exit', async () => {
    const { address } = await renderTask(more)
    await userEvent.type(note(), 'abc')
    await press('Save and exit')
    expect(await screen.findByText('Your answers are saved. You can come back at any time.')).toBeDefined()
    expect(address()).toBe(journeyHref)
    expect(taskRow().draft?.formData).toEqual({ note: 'abc' })
  })
})

describe('coming back', () => {
  test('asks if there is a draft, and resumes at its page', async () => {
    hasDraft(onServer)
    const { address } = await renderTask()
    expect(
      screen.getByText(/^Continue where you left off \(November 19, 2026 at 2:05\sp\.m\.\)$/),
    ).toBeDefined()
    await press('Continue')
    expect(note().value).toBe('from the server')
    expect(address()).toBe(more)
  })

  test('a reload restores the answers automatically', async () => {
    localStorage.setItem(key, JSON.stringify({ ...onDevice, revision: 0 }))
    await renderTask(more)
    expect(note().value).toBe('from this device')
    await waitFor(() => expect(taskRow().draft?.formData).toEqual({ note: 'from this device' }))
  })

  test('a broken copy on the device is no obstacle', async () => {
    localStorage.setItem(key, '{"form_data":')
    await renderTask(more)
    expect(note().value).toBe('')
  })

  test('Start over asks, then throws both drafts away', async () => {
    hasDraft(onServer)
    localStorage.setItem(key, JSON.stringify(onDevice))
    await renderTask()
    await press('Start over')
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete and start over' }))
    await press('Start')
    expect(stored()).toBeNull()
    expect(callsTo('deleteTaskDraft')).toHaveLength(1)
    expect(taskRow().draft).toBeNull()
  })
})

describe('two devices', () => {
  const meet = async () => {
    const view = await renderTask(more)
    await userEvent.type(note(), 'here')
    // Saved from another device in between.
    hasDraft(onServer, { updatedAt: Date.parse('2026-11-19T14:12:00Z') })
    await userEvent.tab()
    await screen.findByRole('dialog', {
      name: /^You answered on another device on November 19, 2026 at 9:12\sa\.m\.$/,
    })
    return view
  }

  test('the answers of this device can stay', async () => {
    await meet()
    await press("Keep this device's answers")
    await waitFor(() => expect(taskRow().draft).toMatchObject({ formData: { note: 'here' }, revision: 4 }))
    expect(note().value).toBe('here')
  })

  test('the other answers can come', async () => {
    await meet()
    await press('Use the other answers')
    await waitFor(() => expect(note().value).toBe('from the server'))
    expect(stored()).toMatchObject({ form_data: { note: 'from the server' }, unsaved: false })
  })

  test('the choice can wait, and is offered again', async () => {
    await meet()
    await press('Close')
    await press('Choose which answers to keep')
    await screen.findByRole('dialog')
  })

  test('different drafts are found when the task is opened', async () => {
    hasDraft(onServer, { revision: 5 })
    localStorage.setItem(key, JSON.stringify(onDevice))
    await renderTask()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('This device: 1 answer')).toBeDefined()
    expect(dialog.getByText('Other device: 1 answer')).toBeDefined()
  })
})

test('F41: finished in another tab leads to what was sent', async () => {
  const { address } = await renderTask(more)
  isSent()
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }))
  await screen.findByText('This step was already finished. These are the answers that were sent.')
  expect(address()).toBe(submissionHref)
})
