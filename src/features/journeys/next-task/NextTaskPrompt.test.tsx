import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProcessInstance } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { isAsking } from '#src/session/end-of-session/idle.ts'
import { answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { journey, journeyId, organizationId, page, profiles, task } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { NextTaskPrompt } from './NextTaskPrompt.tsx'

const KEY = 'nextTaskDismissedForJourney'
const title = 'Your Hip replacement preparation journey'

beforeEach(() => {
  answer('listTasks', () => page([task()]))
  answer('listPatients', () => profiles)
})
afterEach(() => {
  localStorage.clear()
})

function meet(changes: Partial<ProcessInstance> = {}, locale: Locale = 'en-ca') {
  return renderPage(
    <>
      <h1 tabIndex={-1}>{'page'}</h1>
      <NextTaskPrompt journey={journey(changes)} organizationId={organizationId} />
    </>,
    { pattern: '/here', at: '/here', texts: ['patient'], locale },
  )
}
const dialog = () => screen.findByRole('dialog', { name: title })

describe('the next-task modal', () => {
  test('JOURNEY-01..06: title, banner, two paragraphs, the task as a list item, two buttons', async () => {
    await meet({ banner_image: 'https://images.example.ca/hip.jpg', banner_alt: 'Two people walking' })
    const modal = within(await dialog())
    expect(modal.getByRole('img', { name: 'Two people walking' }).getAttribute('src')).toBe(
      'https://images.example.ca/hip.jpg',
    )
    expect(modal.getAllByText(/^(Your care team set up|Here is your next step)/)).toHaveLength(2)
    expect(modal.getByRole('listitem').textContent).toContain('How is your hip today?')
    expect(modal.getByRole('button', { name: "I'll do this later" })).toBeDefined()
    expect(modal.getByRole('link', { name: 'View task' }).getAttribute('href')).toBe(
      `/patient/organizations/${organizationId}/journeys/${journeyId}/${task().id}`,
    )
  })

  test("another person's journey says whose it is", async () => {
    answer('listPatients', () => page(profiles.results.map((one) => ({ ...one, is_self: false }))))
    await meet()
    expect(await within(await dialog()).findByText(`For ${task().patient.display_name}`)).toBeTruthy()
  })

  test('JOURNEY-02: a journey without a picture has ours', async () => {
    await meet()
    await dialog()
    expect(document.querySelector('[role="dialog"] img')?.getAttribute('src')).toMatch(/banner.*\.svg/)
  })

  test('2.2.1: waits while the idle warning is open', async () => {
    isAsking.set(true)
    await meet()
    await act(settled)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => isAsking.set(false))
    await dialog()
  })

  test('CALL-41: asks for the one next task', async () => {
    await meet()
    await dialog()
    expect(callsTo('listTasks').map(({ query }) => query)).toEqual([
      {
        assignee: 'current_user',
        process_instance: journeyId,
        completed_at__isnull: true,
        ordering: ['-priority'],
        page_size: 1,
      },
    ])
  })

  test('JOURNEY-01 in French', async () => {
    await meet({ process_definition_name: 'Préparation à la hanche' }, 'fr-ca')
    expect(
      await screen.findByRole('dialog', { name: 'Votre parcours Préparation à la hanche' }),
    ).toBeDefined()
  })

  test.each<[string, Partial<ProcessInstance>, () => void]>([
    ['JOURNEY-07: without a next task', {}, () => answer('listTasks', () => page([]))],
    ['JOURNEY-09: without the journey flag', { process_definition_next_task_modal: false }, () => undefined],
    [
      'JOURNEY-10: once dismissed',
      {},
      () => localStorage.setItem(KEY, JSON.stringify({ [journeyId]: true })),
    ],
    ['when the next task cannot be had', {}, () => fails('listTasks', 500)],
  ])('does not open %s', async (_, changes, arrange) => {
    arrange()
    await meet(changes)
    await waitFor(() => expect(callsTo('listTasks')).toHaveLength(1))
    await act(async () => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'page' })).toBeDefined()
  })

  test('JOURNEY-13: opens though another journey was dismissed', async () => {
    localStorage.setItem(KEY, '{"another":true}')
    await meet()
    expect(await dialog()).toBeDefined()
  })
})

describe('dismissing it', () => {
  const user = userEvent.setup()
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown

  test.each([
    [
      'JOURNEY-05: by "I\'ll do this later"',
      () => user.click(screen.getByRole('button', { name: "I'll do this later" })),
    ],
    [
      'JOURNEY-12, D-52: by the close button',
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['D-52: by Escape', () => user.keyboard('{Escape}')],
  ])('%s is for good, and the focus goes to the heading', async (_, dismiss) => {
    await meet()
    await dialog()
    await dismiss()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kept()).toEqual({ [journeyId]: true })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'page' }))
  })

  test('JOURNEY-06: "View task" goes to the task and dismisses', async () => {
    const { address } = await meet()
    await dialog()
    await user.click(screen.getByRole('link', { name: 'View task' }))
    expect(address()).toBe(`/patient/organizations/${organizationId}/journeys/${journeyId}/${task().id}`)
    expect(kept()).toEqual({ [journeyId]: true })
  })

  test('UI-18, D-52: a press outside does nothing', async () => {
    await meet()
    const window = await dialog()
    for (const place of [document.querySelector('[class*=backdrop]'), window.parentElement])
      await user.click(place!)
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(kept()).toEqual({})
  })

  test('in another tab closes it here', async () => {
    await meet()
    await dialog()
    localStorage.setItem(KEY, JSON.stringify({ [journeyId]: true }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
