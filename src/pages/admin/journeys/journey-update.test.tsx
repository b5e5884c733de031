// A newer file of a journey that was imported before (ROUTE-08, issue 24), on the mock server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import type { JourneyDesign, JourneyFile, JourneyUpdate } from '#generated/model/index.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => signedInAs('maya'))

const id = uuidOf('journey-definition:hip-north')
const design = designOf(hipReplacement)
const [first, second] = design.steps
const withStep = (of: JourneyDesign, at: number, part: object): JourneyDesign => ({
  ...of,
  steps: of.steps.map((step, index) => (index === at ? { ...step, ...part } : step)),
})

/** Northern has imported the journey, then changed its name, its care team, and a date and a text of its steps. */
function givenCopy() {
  const { journeys, organizations } = world().tables
  const source = journeys.get(hipReplacement.id)!
  const northern = [...organizations.values()].find(({ name }) => name === 'Northern Virtual Care')!
  const { updatedAt, updatedBy } = source
  const own = {
    ...withStep(withStep(design, 0, { due_in_days: 33 }), 1, {
      description: { 'en-ca': 'Ours', 'fr-ca': 'À nous' },
    }),
    name: { 'en-ca': 'North hip', 'fr-ca': 'Hanche du Nord' },
    care_team: { ...design.care_team, contact_name: 'Bo' },
  }
  const file = { origin: source.id, importedAt: updatedAt, design, forms: {} }
  const draft = { design: own, updatedAt, updatedBy, file }
  journeys.set(id, {
    ...source,
    id,
    key: 'hip-north',
    organization: northern.id,
    revision: 4,
    versions: [],
    draft,
  })
}
const newer: JourneyFile = {
  kind: 'journey',
  key: 'hip-replacement',
  origin: hipReplacement.id,
  design: {
    ...withStep(design, 1, { estimated_minutes: 77 }),
    audience: { 'en-ca': 'All adults', 'fr-ca': 'Tous les adultes' },
    care_team: { ...design.care_team, contact_name: 'Ada' },
  },
  forms: [],
}
const open = async () => {
  const page = await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: '/admin/journeys?new=import',
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
  fireEvent.change(screen.getByLabelText('Exported file', { selector: 'input' }), {
    target: { files: [new File([JSON.stringify(newer)], 'hip.json')] },
  })
  await screen.findByRole('radio', { name: 'Add as another journey' })
  return page
}
const update = 'Update the journey you have: “North hip” (Northern Virtual Care)'
const press = async (role: 'button' | 'radio', name: string) =>
  userEvent.click(screen.getByRole(role, { name }))
const sides = (name: string) =>
  within(screen.getByRole('radiogroup', { name: (label) => label.startsWith(name) }))
const sent = () => callsTo('updateJourneyFromFile').at(-1)?.body as JourneyUpdate | undefined
const previewed = async () => screen.findByRole('heading', { name: 'What will be updated' })
const nameOf = (step = first) => step?.name['en-ca'] ?? ''

test('the draft is updated: what changes, what is lost and what is kept is read before, and each kept part chosen', async () => {
  givenCopy()
  const { router } = await open()
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
  await press('button', 'Create journey')
  expect((await screen.findAllByText('Please select an option')).length).toBeGreaterThan(0)
  await press('radio', update)
  await previewed()
  expect(
    screen.getByText(/saved a draft of this journey .* The update continues from that draft\.$/),
  ).toBeDefined()
  const lost = within(
    screen
      .getByText('You changed these here, and the file replaces them')
      .closest('[data-kind],[role]') as HTMLElement,
  )
  expect(lost.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `1. ${nameOf()} · days until due`,
  ])
  const changed = async () => {
    await screen.findByText('All adults')
    return screen
      .getAllByText(/^(Changed|Step)/, { selector: 'strong' })
      .map(({ textContent }) => textContent)
  }
  const withoutTeam = await changed()
  expect(screen.queryByText('Ada', { selector: 'dd' })).toBeNull()
  expect(sides('Name').getByRole('radio', { name: 'Keep ours' })).toHaveProperty('checked', true)
  expect(sides(`2. ${nameOf(second)} · description`).getByText('Ours · À nous')).toBeDefined()
  await userEvent.click(sides('Care team').getByRole('radio', { name: 'Take theirs' }))
  expect(await screen.findByText('Ada', { selector: 'dd' })).toBeDefined()
  expect(await changed()).toHaveLength(withoutTeam.length + 1)
  await press('button', 'Update the draft')
  await waitFor(() => expect(router.state.location.search).toBe(`?edit=${id}`))
  expect(sent()).toEqual({ file: newer, forms: [], take: [{ step: null, part: 'care_team' }] })
  const row = world().tables.journeys.get(id)!
  expect(row.versions).toEqual([])
  expect(row.draft?.design).toEqual({
    ...withStep(newer.design, 1, { description: { 'en-ca': 'Ours', 'fr-ca': 'À nous' } }),
    name: { 'en-ca': 'North hip', 'fr-ca': 'Hanche du Nord' },
  })
})

test('a journey that someone changed in the meantime is shown again with the choices; then it is updated', async () => {
  givenCopy()
  const { router } = await open()
  await press('radio', update)
  await previewed()
  await userEvent.click(sides('Care team').getByRole('radio', { name: 'Take theirs' }))
  const { journeys } = world().tables
  const row = journeys.get(id)!
  const draft = { ...row.draft!, design: { ...row.draft!.design, name: design.name } }
  journeys.set(id, { ...row, revision: 5, draft })
  await press('button', 'Update the draft')
  expect(await screen.findByText(/^Someone else changed this journey in the meantime/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: /^Name/ })).toBeNull())
  expect(journeys.get(id)?.draft).toEqual(draft)
  await press('button', 'Update the draft')
  await waitFor(() => expect(router.state.location.search).toBe(`?edit=${id}`))
  expect(journeys.get(id)?.draft?.design.care_team.contact_name).toBe('Ada')
})

test('a check that fails can be tried again; as another journey, the file makes a second copy', async () => {
  givenCopy()
  const { router } = await open()
  fails('checkJourneyUpdate', 500)
  await press('radio', update)
  await screen.findByText("We couldn't check the file. Please try again.")
  await press('button', 'Update the draft')
  expect(await screen.findByText(/^Nothing was imported\. Check what's shown/)).toBeDefined()
  restore('checkJourneyUpdate')
  await press('button', 'Try again')
  await previewed()
  await press('radio', 'Add as another journey')
  expect(await screen.findByRole('heading', { name: 'What will be imported' })).toBeDefined()
  expect(screen.getByText('Key: hip-replacement-2')).toBeDefined()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^Organization/ }),
    await screen.findByRole('option', { name: 'Northern Virtual Care' }),
  )
  await press('button', 'Create journey')
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?edit=/))
  expect(callsTo('updateJourneyFromFile')).toEqual([])
  expect([...world().tables.journeys.values()].filter(({ draft }) => draft?.file)).toHaveLength(2)
})
