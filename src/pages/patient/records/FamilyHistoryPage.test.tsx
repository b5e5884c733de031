import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { answerEmpty, entry, patientId, renderRecords, statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import FamilyHistoryPage from './FamilyHistoryPage.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

const { familyHistory } = paths.patient.healthStory
const at = familyHistory({ patientId })
const open = (query = '') =>
  renderRecords(<FamilyHistoryPage />, { pattern: familyHistory.pattern, at: at + query })
const drawer = async () => within(await screen.findByRole('dialog'))

describe('the list (HEALTH-06, 2.9)', () => {
  test('groups by relative, closest first, without names', async () => {
    answer(
      'listFamilyHistory',
      page([
        entry({ id: uuid(1), relation: 'cousin', condition: null, age_at_onset: null }),
        entry(),
        entry({ id: uuid(2), relation: 'father', condition: 'Stroke', is_deceased: true, age_at_death: 74 }),
      ]),
    )
    await open()
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Mother', 'Father', 'Cousin'])
    expect(screen.getByText(/^Don't enter names/)).toBeDefined()
    const father = within(screen.getByRole('region', { name: 'Father' }))
    expect(father.getByText('Died at age 74')).toBeDefined()
    const cousin = within(screen.getByRole('region', { name: 'Cousin' }))
    expect(cousin.getByRole('link', { name: 'No known illnesses' })).toBeDefined()
    expect(cousin.getByRole('link', { name: 'Add an illness: Cousin' }).getAttribute('href')).toBe(
      `${at}?add=1&for=cousin`,
    )
  })

  test('is kept to one relative by the address', async () => {
    answer('listFamilyHistory', page([entry()]))
    const { address } = await open('?relation=mother')
    await screen.findByRole('heading', { name: 'Mother' })
    expect(callsTo('listFamilyHistory')[0]?.query).toMatchObject({ relation: 'mother' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Relative' }), 'Father')
    await waitFor(() => expect(address()).toBe(`${at}?relation=father`))
  })

  test('nothing found is another matter than nothing there', async () => {
    const { address } = await open('?relation=child')
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(at))
    expect(await screen.findByRole('heading', { name: 'No family history yet' })).toBeDefined()
  })

  test('shows a failure in place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fails('listFamilyHistory', 403)
    await open()
    expect(await screen.findByText("We couldn't load your family history")).toBeDefined()
  })

  test('DATA-56: an adopted person can state that they do not know', async () => {
    let said = statement('family-history')
    answer('getRecordStatement', () => said)
    answer('saveRecordStatement', () => (said = statement('family-history', 'unknown')))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /I was adopted/ }))
    expect(await screen.findByRole('heading', { name: "Family history isn't known" })).toBeDefined()
  })
})

describe('the drawer', () => {
  const typeIllness = async (form: ReturnType<typeof within>, group: string, name: string) => {
    const row = within(form.getByRole('group', { name: group }))
    await userEvent.type(row.getByRole('textbox', { name: /^Illness/ }), name)
  }

  test('several illnesses of one relative in one go; the focus goes to each new one', async () => {
    answer('createFamilyHistory', entry())
    const { address } = await open('?add=1&for=father')
    const form = await drawer()
    expect(form.getByRole('combobox', { name: /Who/ })).toHaveProperty('value', 'father')
    await typeIllness(form, 'Which illnesses?', 'Stroke')
    await userEvent.click(form.getByRole('button', { name: 'Add another illness' }))
    const second = within(form.getByRole('group', { name: 'Illness 2' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(second.getByRole('textbox', { name: /^Illness/ })),
    )
    await userEvent.type(second.getByRole('textbox', { name: /^Age when it started/ }), '50')
    const save = form.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.click(form.getByRole('link', { name: 'Illness 2: Illness: This field is required' }))
    await userEvent.keyboard('Gout')
    await userEvent.click(save)
    expect(await screen.findByText('2 entries are saved.')).toBeDefined()
    await waitFor(() => expect(address()).toBe(at))
    expect(callsTo('createFamilyHistory').map(({ body }) => body)).toMatchObject([
      { patient: patientId, relation: 'father', condition: 'Stroke', age_at_onset: null },
      { patient: patientId, relation: 'father', condition: 'Gout', age_at_onset: 50 },
    ])
  })
})
