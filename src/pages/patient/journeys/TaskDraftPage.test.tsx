import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { journeyHref, renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { cancelTask, leaveJourney } from '#mock-server/engine/journeys.ts'
import { paths } from '#src/routes/paths.ts'
import type { User } from '#generated/model/index.ts'
import { user } from '#tests/dom/journeys.ts'
import {
  changeStep,
  journeyId,
  isSent,
  isStep,
  journeyRow,
  sent,
  taskRow,
  userId,
} from '#tests/dom/maya-task.ts'
import { userIdOf as seededUser } from '#mock-server/store/seed-people.ts'
import { allCalls, answer, failsOnce, world } from '#tests/dom/server.ts'

describe('staff who are not patients see a step on their own page of it', () => {
  const asHeld = (role_types: User['role_types']) => answer('getCurrentUser', { ...user, role_types })

  test.each([
    ['provider', taskHref, taskHref.replace('/patient/', '/provider/')],
    ['provider', submissionHref, submissionHref.replace('/patient/', '/provider/')],
    ['admin', taskHref, paths.admin.processInstance({ id: journeyId })],
    ['admin', submissionHref, paths.admin.processInstance({ id: journeyId })],
  ] as const)('%s, at %s', async (role, at, to) => {
    asHeld([role])
    const { address } = await renderTask(at)
    expect(address()).toBe(to)
    expect(allCalls().map(({ id }) => id)).toEqual(['getCurrentUser'])
  })

  test('those who are patients as well stay', async () => {
    asHeld(['patient', 'provider', 'admin'])
    const { address } = await renderTask()
    expect(await screen.findByText('Before you start')).toBeDefined()
    expect(address()).toBe(taskHref)
  })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const now = { at: Date.parse('2026-11-20T19:00:00Z'), by: userId }

test('TASK-02: a finished task is shown as its submission', async () => {
  taskRow().completedAt = now.at
  const { address } = await renderTask()
  await screen.findByText('Finished on')
  expect(address()).toBe(submissionHref)
})

test('says who fills the step in for the patient, that answers stay private, and that they can still answer', async () => {
  taskRow().careDrafts.set(seededUser('samuel'), null)
  await renderTask()
  expect(await screen.findByText('Samuel Roy is filling in this step for you')).toBeDefined()
  expect(
    screen.getByText(/They can't see answers you haven't sent\. You can still answer it yourself/),
  ).toBeDefined()
  expect(screen.getByText('Only you can see your answers until you send them.')).toBeDefined()
})

test('not filled in by the care team: no mention of it', async () => {
  await renderTask()
  expect(screen.getByText('Only you can see your answers until you send them.')).toBeDefined()
  expect(screen.queryByText(/is filling in this step for you/)).toBeNull()
})

describe('a step that is gone', () => {
  test.each([taskHref, submissionHref])('was taken out by the care team: %s says so', async (at) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    cancelTask(world(), taskRow(), now)
    await renderTask(at)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your care team removed this step' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your journey' }).getAttribute('href')).toBe(journeyHref)
    vi.restoreAllMocks()
  })

  test('was cancelled with its journey', async () => {
    leaveJourney(world(), journeyRow(), { ...now, reason: null })
    await renderTask()
    expect(await screen.findByRole('heading', { level: 1, name: 'This step was cancelled' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a step that was finished in another place leads to its submission, with a notice', async () => {
  isStep({ kind: 'activity' })
  const { address } = await renderTask()
  isSent()
  await press('Mark as done')
  await screen.findByText(/This step was already finished/)
  expect(address()).toBe(submissionHref)
})

test('a step whose reply was lost is done, and was not finished in another place', async () => {
  isStep({ kind: 'activity' })
  await renderTask()
  failsOnce('completeTask', 503)
  await press('Mark as done')
  await screen.findByRole('alert')
  isSent()
  await press('Mark as done')
  expect(await screen.findByText('Done')).toBeDefined()
  expect(screen.queryByText(/already finished/)).toBeNull()
})

describe('steps without questions', () => {
  beforeEach(() => {
    isStep({ content: [{ 'en-ca': 'Do not eat after midnight.' }] })
  })

  test('something to read', async () => {
    changeStep({ kind: 'education' })
    await renderTask()
    expect(screen.getByText('Do not eat after midnight.')).toBeDefined()
    await press('I understand')
    await screen.findByText('This step is finished.')
    expect(sent()).toEqual([{ form_data: {}, response: 'understood' }])
  })

  test('something to read that raises a question, which is sent in its place', async () => {
    changeStep({ kind: 'education' })
    await renderTask()
    await press('I have a question')
    const field = screen.getByRole('textbox', { name: /Your question/ })
    expect(document.activeElement).toBe(field)
    await press('Send your question')
    expect((await screen.findByRole('alert')).textContent).toContain('Write your question first.')
    expect(sent()).toEqual([])
    await userEvent.type(field, ' May I drink coffee? ')
    failsOnce('completeTask', 0)
    await press('Send your question')
    await screen.findByText(/We couldn't send your answers\. Check your internet connection/)
    await press('Send your question')
    await screen.findByText('Your care team has your question. This step is finished.')
    expect(sent().at(-1)).toEqual({ form_data: {}, response: 'question', question: 'May I drink coffee?' })
    expect(await screen.findByText('May I drink coffee?')).toBeDefined()
  })

  test('something to do away from the portal is marked as done', async () => {
    changeStep({ kind: 'activity' })
    await renderTask()
    expect(screen.queryByRole('button', { name: 'I have a question' })).toBeNull()
    await press('Mark as done')
    await screen.findByText('This step is finished.')
    expect(sent()).toEqual([{ form_data: {} }])
  })

  test('VAL-61: something to agree to', async () => {
    changeStep({ kind: 'acknowledgement' })
    await renderTask()
    await press('Confirm')
    expect((await screen.findByRole('alert')).textContent).toContain('You must accept to continue')
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read this/ }))
    await press('Confirm')
    await screen.findByText('This step is finished.')
  })

  test('nothing but a description', async () => {
    changeStep({ kind: 'form', content: [] })
    await renderTask()
    expect(screen.getByText('Tell your care team how you are doing.')).toBeDefined()
    failsOnce('completeTask', 500)
    await press('Mark as done')
    await screen.findByText(/We couldn't send your answers\. Please try again/)
    await press('Mark as done')
    await screen.findByText('This step is finished.')
  })
})
