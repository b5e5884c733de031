import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, calls, forget } from '#tests/dom/fake-http.ts'
import { journey, journeyId, organizationId, page, profiles, task } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import JourneyPage from './JourneyPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const detail = `/v1/process-instances/${journeyId}/`
const fail = (error: unknown) => () => {
  throw error
}
const open_ = [task({ id: 'open' }), task({ id: 'begun', draft_updated_at: '2026-11-19T15:00:00Z' })]
const done = [task({ id: 'done', completed_at: '2026-11-10T15:00:00Z' })]

beforeEach(() => {
  localStorage.setItem('nextTaskDismissedForJourney', JSON.stringify({ [journeyId]: true }))
  answer('/v1/patients/', () => profiles)
  answer(detail, () => journey())
  answer('/v1/tasks/', ({ completed_at__isnull }) => page(completed_at__isnull ? open_ : done))
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
  localStorage.clear()
})

const open = () =>
  renderPage(<JourneyPage />, {
    pattern: paths.patient.journey.pattern,
    at: paths.patient.journey({ organizationId, journeyId }),
    texts: ['patient'],
  })
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => [within(row).getByRole('link').getAttribute('href')?.split(journeyId)[1], row.textContent])

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

  test('TASK-02..04: an open task leads to its draft, a finished one to its submission', async () => {
    await open()
    await screen.findByRole('list', { name: 'Done' })
    expect(rows('To do')).toEqual([
      ['/open', expect.stringMatching(/To do$/)],
      ['/begun', expect.stringMatching(/Draft saved November 19, 2026Started$/)],
    ])
    expect(rows('Done')).toEqual([
      ['/done/submission', expect.stringMatching(/Done on November 10, 2026Done$/)],
    ])
  })

  test('asks for the journey and its tasks together', async () => {
    let release: (value: unknown) => void = () => undefined
    answer(detail, () => new Promise((resolve) => (release = resolve)))
    await open()
    expect(calls.filter(({ url }) => url !== '/v1/patients/').map(({ url }) => url)).toEqual([
      '/v1/tasks/',
      '/v1/tasks/',
      detail,
    ])
    release(journey())
    expect(await screen.findByRole('list', { name: 'To do' })).toBeDefined()
  })

  test('unwatched answers are called so', async () => {
    answer(detail, () => journey({ is_monitored: false }))
    await open()
    expect(await screen.findByText('Nobody is watching your answers')).toBeDefined()
  })

  test('D-49: a finished one says so and has nothing to do', async () => {
    answer(detail, () => journey({ completed_at: '2026-11-12T15:00:00Z' }))
    await open()
    expect(await screen.findByText('You finished this journey')).toBeDefined()
    expect(screen.getByText(/You finished it on November 12, 2026/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
    expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  })
})

test('a stopped journey has nothing to do and opens no modal, whatever its tasks', async () => {
  localStorage.clear()
  answer(detail, () => journey({ status: 'cancelled' }))
  await open()
  expect(await screen.findByText('This journey was stopped')).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
  expect(calls.some(({ params }) => params['page_size'] === 1)).toBe(false)
})

describe('when something is missing', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  test.each([
    ['the journey does not exist', fail(new ApiError(404, false))],
    ['it belongs to another organization', () => journey({ organization: 'another' })],
  ])('not found: %s', async (_, give) => {
    answer(detail, give)
    await open()
    expect(await screen.findByText(/^route failed: .*404/)).toBeDefined()
  })

  test('what is done stays when what there is to do cannot be had', async () => {
    answer('/v1/tasks/', ({ completed_at__isnull }) => {
      if (completed_at__isnull) throw new ApiError(500, false)
      return page(done)
    })
    await open()
    expect(await screen.findByText("We couldn't load what there is to do")).toBeDefined()
    expect(await screen.findByRole('list', { name: 'Done' })).toBeDefined()
  })
})
