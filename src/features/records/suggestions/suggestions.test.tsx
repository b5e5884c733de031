// Suggestions of a care team: on the person's page, and in the Health Story of the person.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { shareKey } from '#mock-server/store/care-team-share-row.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { CareSuggestions } from './CareSuggestions.tsx'
import { OpenSuggestions } from './OpenSuggestions.tsx'

const organizationId = uuidOf('organization:lakeside')
const rose = uuidOf('patient:rose')

beforeEach(() => {
  vi.restoreAllMocks()
})

const texts = ['records', 'validation', 'kit', 'errors'] as const
const openCare = (
  sections: readonly ('documents' | 'medications' | 'conditions')[],
  locale: Locale = 'en-ca',
) => {
  signedInAs('samuel')
  return renderPage(<CareSuggestions {...{ organizationId, sections }} personId={rose} />, {
    pattern: '/',
    at: '/?person=rose',
    texts: [...texts],
    locale,
  })
}
const openOwn = (locale: Locale = 'en-ca') => {
  signedInAs('theo')
  return renderPage(<OpenSuggestions patientId={rose} />, {
    pattern: '/',
    at: '/',
    texts: [...texts],
    locale,
  })
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Suggestions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('only kinds that are shared can be suggested, and the team sees what became of each', async () => {
  await openCare(['documents', 'medications'])
  expect(await rows()).toEqual([
    expect.stringMatching(
      /^Vitamin D3 1000 IUMedication, suggested by Ana Okafor on .*Waiting for an answer$/,
    ),
    expect.stringMatching(/^Melatonin 3 mgMedication, suggested by Samuel Roy on .*Declined$/),
  ])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Suggest a medication',
  ])
})

test('a suggestion is written in the form of the person, without reading their records', async () => {
  const share = world().tables.careTeamShares
  share.set(shareKey(organizationId, rose), { sections: ['conditions'], until: null, openings: [] })
  await openCare(['conditions'])
  await press('Suggest a condition')
  const name = await screen.findByRole('combobox', { name: /^Name of the condition/ })
  await userEvent.type(name, 'Low iron')
  await userEvent.tab()
  await press('Send suggestion')
  await waitFor(async () => expect((await rows())[0]).toMatch(/^Low ironCondition, suggested by Samuel Roy/))
  expect(await screen.findByRole('button', { name: 'Suggest a condition' })).toBeDefined()
  expect(callsTo('listConditions')).toEqual([])
  expect(callsTo('createPersonSuggestion')[0]?.body).toMatchObject({
    condition: { patient: rose, name: 'Low iron' },
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Suggestions' }))
})

test('what was typed survives a refusal, which says why', async () => {
  // Rose shares medications; the page does not know yet that she stopped sharing conditions.
  await openCare(['conditions'])
  await press('Suggest a condition')
  const name = await screen.findByRole('combobox', { name: /^Name of the condition/ })
  await userEvent.type(name, 'Low iron')
  await press('Send suggestion')
  expect(await screen.findByText(/^The person no longer shares this part/)).toBeDefined()
  expect((name as HTMLInputElement).value).toBe('Low iron')
})

test('nothing shared and nothing suggested shows nothing', async () => {
  world().tables.recordSuggestions.clear()
  await openCare([])
  await waitFor(() => expect(callsTo('listPersonSuggestions')).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the person sees who suggests what, and adds it to their record', async () => {
  await openOwn()
  expect(await screen.findByRole('heading', { level: 3, name: 'Vitamin D3 1000 IU' })).toBeDefined()
  expect(screen.getByText(/^Suggested by Ana Okafor, Lakeside Family Health, on /)).toBeDefined()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('DIN')
  await press('Add to the Health Story: Vitamin D3 1000 IU')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  const added = [...world().tables.records.medications.rows.values()].at(-1)
  expect(added).toMatchObject({ name: 'Vitamin D3', source: 'provider', patient: rose })
})

test('declining adds nothing', async () => {
  const { size } = world().tables.records.medications.rows
  await openOwn()
  await press('Decline: Vitamin D3 1000 IU')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(world().tables.records.medications.rows.size).toBe(size)
})

test('a choice that failed says so at its suggestion', async () => {
  fails('answerRecordSuggestion', 500)
  await openOwn('fr-ca')
  await press(/^Refuser/)
  expect(await screen.findByText(/^Nous n’avons pas pu enregistrer votre choix/)).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Vitamin D3 1000 IU' })).toBeDefined()
})
