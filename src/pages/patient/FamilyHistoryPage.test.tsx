import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { answerEmpty, entry, patientId, renderRecords, statement } from '#tests/dom/health-records.tsx'
import { page } from '#tests/dom/journeys.ts'
import FamilyHistoryPage from './FamilyHistoryPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
beforeEach(answerEmpty)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const { familyHistory } = paths.patient.healthStory
const at = familyHistory({ patientId })
const open = (query = '') =>
  renderRecords(<FamilyHistoryPage />, { pattern: familyHistory.pattern, at: at + query })
const drawer = async () => within(await screen.findByRole('dialog'))
const posts = () => callsTo('/v1/family-history/').filter(({ method }) => method === 'POST')

describe('the list (HEALTH-06, 2.9)', () => {
  test('stands together by relative, the closest first; nobody enters names', async () => {
    answer('/v1/family-history/', () =>
      page([
        entry({ id: 'c', relation: 'cousin', condition: null, age_at_onset: null }),
        entry(),
        entry({ id: 'f', relation: 'father', condition: 'Stroke', is_deceased: true, age_at_death: 74 }),
      ]),
    )
    await open()
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Mother', 'Father', 'Cousin'])
    expect(screen.getByText(/^Do not enter names/)).toBeDefined()
    const father = within(screen.getByRole('region', { name: 'Father' }))
    expect(father.getByText('Died at the age of 74')).toBeDefined()
    const cousin = within(screen.getByRole('region', { name: 'Cousin' }))
    expect(cousin.getByRole('link', { name: 'No known illnesses' })).toBeDefined()
    expect(cousin.getByRole('link', { name: 'Add an illness: Cousin' }).getAttribute('href')).toBe(
      `${at}?add=1&for=cousin`,
    )
  })

  test('is kept to one relative by the address', async () => {
    answer('/v1/family-history/', () => page([entry()]))
    const { address } = await open('?relation=mother')
    await screen.findByRole('heading', { name: 'Mother' })
    expect(callsTo('/v1/family-history/')[0]?.params).toMatchObject({ relation: 'mother' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Relative' }), 'Father')
    await waitFor(() => expect(address()).toBe(`${at}?relation=father`))
  })

  test('nothing found is another matter than nothing there', async () => {
    const { address } = await open('?relation=child')
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(at))
    expect(await screen.findByRole('heading', { name: 'No family history written down yet' })).toBeDefined()
  })

  test('a failure stands in place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('/v1/family-history/', () => {
      throw new ApiError(403, false)
    })
    await open()
    expect(await screen.findByText("We couldn't load the family history")).toBeDefined()
  })

  test('DATA-56: somebody who was adopted can say that they do not know', async () => {
    let said = statement('family-history')
    answer('GET /v1/record-statements/family-history/', () => said)
    answer('PUT /v1/record-statements/family-history/', () => (said = statement('family-history', 'unknown')))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /I was adopted/ }))
    expect(await screen.findByRole('heading', { name: 'Family history is not known' })).toBeDefined()
  })
})

describe('the drawer', () => {
  const typeIllness = async (form: ReturnType<typeof within>, group: string, name: string) => {
    const row = within(form.getByRole('group', { name: group }))
    await userEvent.type(row.getByRole('textbox', { name: /^Illness/ }), name)
  }

  test('several illnesses of one relative in one go; the focus goes to each new one', async () => {
    answer('POST /v1/family-history/', () => entry())
    const { address } = await open('?add=1&for=father')
    const form = await drawer()
    expect(form.getByRole('combobox', { name: /Who/ })).toHaveProperty('value', 'father')
    await typeIllness(form, 'Which illnesses?', 'Stroke')
    await userEvent.click(form.getByRole('button', { name: 'Add another illness' }))
    const second = within(form.getByRole('group', { name: 'Illness 2' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(second.getByRole('textbox', { name: /^Illness/ })),
    )
    await userEvent.keyboard('Gout')
    await userEvent.type(second.getByRole('textbox', { name: /^Age when it began/ }), '50')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('2 entries are saved.')).toBeDefined()
    await waitFor(() => expect(address()).toBe(at))
    expect(posts().map(({ data }) => data)).toMatchObject([
      { patient: patientId, relation: 'father', condition: 'Stroke', age_at_onset: null },
      { patient: patientId, relation: 'father', condition: 'Gout', age_at_onset: 50 },
    ])
  })
})
