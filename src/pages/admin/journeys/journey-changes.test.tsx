// What changed between two versions of a journey, in the words of its editor (JOURNEY-15).
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import type { JourneyDesign, JourneyVersion } from '#generated/model/index.ts'
import { answer, callsTo, fails, restore, signedInAs } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => {
  vi.restoreAllMocks()
  signedInAs('maya')
  localStorage.clear()
})

const SLOW = { timeout: 15_000 }
const first = designOf(hipReplacement)
const changedStep = (step: JourneyDesign['steps'][number]): JourneyDesign['steps'][number] => {
  if (step.activity_id !== 'hip_check_in') return step
  const when = { field: 'pain', op: 'gte', value: 7 } as const
  return {
    ...step,
    name: { ...step.name, 'fr-ca': 'Votre hanche' },
    due_in_days: 3,
    repeat: { times: 2, every_days: 5 },
    needs: [{ variable: 'surgery_date', kind: 'date' }],
    next: [{ activity_id: 'home', when }],
  }
}
const second: JourneyDesign = {
  ...first,
  languages: ['en-ca'],
  is_monitored: !first.is_monitored,
  care_team: { ...first.care_team, phone: '613-555-0199' },
  steps: first.steps.filter(({ activity_id: id }) => id !== 'team_review').map(changedStep),
}
const version = (number: number, design: JourneyDesign): JourneyVersion => ({
  number,
  published_at: '2026-11-20T15:10:00Z',
  published_by: { id: '8f1e2d3c-4b5a-4968-8776-655443320001', display_name: 'Priya Nair' },
  comment: null,
  is_current: number === 2,
  open_enrolment_count: 0,
  design,
})
const open = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${hipReplacement.id}&view=history`,
    texts: ['journeyEditor', 'journeyTrial', 'forms', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
}
const sinceFirst = (text: string | RegExp) => screen.findByText(text, {}, SLOW)

test('a version lists what a person changed, value by value in words', async () => {
  answer('listJourneyVersions', page([version(2, second), version(1, first)]))
  await open()
  await userEvent.click(await sinceFirst('What changed since version 1'))
  const step = await screen.findByRole('list', { name: 'Step changed: How is your hip today?' }, SLOW)
  expect(
    within(step)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    `name (French)Before${first.steps[1]?.name['fr-ca']}NowVotre hanche`,
    `days until dueBefore${first.steps[1]?.due_in_days}Now3`,
    'how oftenBeforeNothingNow2 times, every 5 days',
    'what it needsBeforeNothingNowsurgery_date (A date)',
    'what comes nextBeforeThen: Is your home ready?NowThen, if “How much does your hip hurt?” is at least 7: Is your home ready?',
  ])
  expect(screen.getByText('Step removed: File seen by the surgeon')).toBeDefined()
  const team = within(screen.getByRole('list', { name: 'Changed: care team' }))
  expect(team.getByRole('listitem').textContent).toMatch(/^PhoneBefore.+Now613-555-0199$/)
  const spoken = within(screen.getByRole('list', { name: 'Changed: languages' }))
  expect(spoken.getByRole('listitem').textContent).toBe('languagesBeforeEnglish and FrenchNowEnglish')
})

test('the version before may be on the next page, which can fail', async () => {
  answer('listJourneyVersions', ({ query }) =>
    page(query.page === 2 ? [version(1, first)] : [version(2, second)], 11),
  )
  await open('fr-ca')
  const title = await sinceFirst('Ce qui a changé depuis la version 1')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listJourneyVersions', 500)
  await userEvent.click(title)
  expect(await screen.findByText('Nous n’avons pas pu charger ce qui a changé', {}, SLOW)).toBeDefined()
  restore('listJourneyVersions')
  answer('listJourneyVersions', page([version(1, first)], 11))
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await sinceFirst(/^Étape retirée/)).toBeDefined()
  expect(callsTo('listJourneyVersions').at(-1)?.query).toMatchObject({ page: 2 })
})

test('the courses of two versions are side by side, as text and as a diagram', async () => {
  answer('listJourneyVersions', page([version(2, second), version(1, first)]))
  await open()
  await userEvent.click(await sinceFirst('Versions 1 and 2, side by side'))
  const [before, after] = await Promise.all(
    ['Version 1', 'Version 2'].map(async (name) => within(await screen.findByRole('region', { name }, SLOW))),
  )
  if (!before || !after) throw new Error('There are no two sides')
  const gone = /File seen by the surgeon/
  expect(await before.findAllByText(gone, {}, SLOW)).not.toEqual([])
  expect(after.queryAllByText(gone)).toEqual([])
  expect(after.getAllByText(/“How much does your hip hurt\?” is at least 7/)).not.toEqual([])
  await userEvent.click(after.getByRole('button', { name: 'Diagram' }))
  expect(after.getByRole('group', { name: 'Course of the journey' })).toBeDefined()
})
