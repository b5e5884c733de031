// What an author expects of the branches of a journey (JOURNEY-15), saved in a trial and checked by the mock server.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JourneyDraftSave, JourneyWhatIf } from '#generated/model/index.ts'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { callsTo, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => signedInAs('maya'))

const SLOW = { timeout: 30_000 }
const open = async (view: string, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${hipReplacement.id}&view=${view}`,
    texts: ['journeyEditor', 'journeyTrial', 'forms', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, SLOW))

const about: JourneyWhatIf = {
  started_on: '2026-11-02',
  moves: [{ kind: 'complete', activity_id: 'about_you', answers: { side: 'left', how_long: 'years' } }],
  compared: [],
  opens: ['about_you'],
}

/** The journey has a draft that expects this. */
function expects(...whatIfs: JourneyWhatIf[]): void {
  const { journeys } = world().tables
  const row = journeys.get(hipReplacement.id)!
  const design = { ...designOf(hipReplacement), what_ifs: whatIfs }
  journeys.set(row.id, { ...row, draft: { design, updatedAt: row.updatedAt, updatedBy: row.updatedBy } })
}

test('what follows an answer is saved with the journey, in words', async () => {
  await open('try')
  await press('Answer as the patient: About your hip')
  expect(screen.queryByRole('button', { name: 'Save as a what-if' })).toBeNull()
  const device = within(await screen.findByRole('group', { name: 'The step as it will appear' }, SLOW))
  await userEvent.click(await device.findByRole('radio', { name: 'Right' }, SLOW))
  await userEvent.click(device.getByRole('radio', { name: '1 to 5 years' }))
  for (let screens = 0; screens < 6 && screen.queryByText(/^Opened: “How is/) === null; screens += 1) {
    const next = await device.findByRole('button', { name: /^(Next|Continue|Submit|Review|Send)/ }, SLOW)
    await userEvent.click(next)
  }
  await press('Save as a what-if')
  const words = /^After “About your hip”, this opens: “How is your hip today\?” and “.+”\.$/
  expect(await screen.findByText(words, {}, SLOW)).toBeDefined()
  await press('Save the draft')
  const sent = callsTo('saveJourneyDraft').at(-1)?.body as JourneyDraftSave
  expect(sent.design.what_ifs).toMatchObject([
    {
      moves: [{ kind: 'complete', activity_id: 'about_you' }],
      compared: [],
      opens: expect.arrayContaining(['hip_check_in']),
    },
  ])
}, 120_000)

test('one that leads elsewhere is among the problems, and at its place; it can be played and removed', async () => {
  expects(about)
  await open('texts')
  await press(/^Problems \(\d+\)/)
  await press(/^What-ifs: After “About your hip”, “About your hip” was expected; the journey now goes to/)
  const item = (
    await screen.findByText('After “About your hip”, this opens: “About your hip”.', {}, SLOW)
  ).closest('li')!
  expect(within(item).getByText('Check')).toBeDefined()
  expect(
    within(item).getByText(/the journey now goes to “How is your hip today\?” and “.+”\.$/),
  ).toBeDefined()
  await userEvent.click(within(item).getByRole('button', { name: /^Play it again: / }))
  expect(await screen.findByText('Opened: “How is your hip today?”.', {}, SLOW)).toBeDefined()
  // Saved again, it expects what happens now.
  await press('Save as a what-if')
  expect(await screen.findByText(/this opens: “How is your hip today\?” and “.+”\.$/, {}, SLOW)).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Play it again: / })).toHaveLength(1)
  await press(/^Remove: After/)
  expect(screen.queryByRole('button', { name: /^Play it again: / })).toBeNull()
  expect(document.activeElement?.textContent).toBe('What-ifs')
}, 120_000)

test('compared answers and expected steps are in words, in French', async () => {
  const pain: JourneyWhatIf = {
    ...about,
    moves: [{ kind: 'complete', activity_id: 'hip_check_in', answers: {} }],
    compared: [
      { field: 'pain', value: 8 },
      { field: 'uses_cane', value: null },
    ],
    opens: [],
  }
  expects(pain)
  await open('try', 'fr-ca')
  const text = await screen.findByText(
    /^Si «\s.+\s» est 8 et «\s.+\s» n’a pas de réponse, aucune étape ne s’ouvre\.$/u,
    {},
    SLOW,
  )
  expect(text.textContent).not.toContain('uses_cane')
})
