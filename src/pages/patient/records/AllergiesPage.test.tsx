import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { allergy, answerEmpty, patientId, renderRecords, statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import AllergiesPage from './AllergiesPage.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

const { allergies } = paths.patient.healthStory
const at = allergies({ patientId })
const open = (query = '') => renderRecords(<AllergiesPage />, { pattern: allergies.pattern, at: at + query })
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the list (ROUTE-25, 2.8)', () => {
  test('asks for the most serious ones first, and marks them in words', async () => {
    answer(
      'listAllergies',
      page([
        allergy({
          id: uuid(1),
          allergen: 'Penicillin',
          reactions: ['anaphylaxis', 'hives'],
          severity: 'unknown',
        }),
        allergy(),
      ]),
    )
    await open()
    const rows = within(await screen.findByRole('table', { name: 'Allergies' })).getAllByRole('row')
    expect(within(rows[1] as HTMLElement).getByText('Severe')).toBeDefined()
    expect(within(rows[1] as HTMLElement).getByText('Anaphylaxis, hives')).toBeDefined()
    expect(within(rows[2] as HTMLElement).getByText('Itchy eyes')).toBeDefined()
    expect(callsTo('listAllergies')[0]?.query).toMatchObject({
      ordering: ['-severity', 'allergen'],
      status: 'active',
      page_size: 20,
    })
  })

  test('order, view and search of a link are asked for', async () => {
    answer('listAllergies', page([allergy()]))
    await open('?ordering=-onset_year&view=past&search=cat')
    await screen.findByRole('link', { name: 'Cats' })
    expect(callsTo('listAllergies')[0]?.query).toMatchObject({
      ordering: ['-onset_year', 'allergen'],
      status: 'resolved',
      search: 'cat',
    })
  })

  test('nothing found, nothing in a view, nothing at all: three different things', async () => {
    const { router } = await open('?search=zz')
    expect(await screen.findByRole('heading', { name: 'No results for “zz”' })).toBeDefined()
    answer('listAllergies', ({ query: { status } }) => page(status === 'resolved' ? [] : [allergy()]))
    await router.navigate(`${at}?view=past`)
    expect(await screen.findByRole('heading', { name: 'No past allergies' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all allergies' }))
    expect(await screen.findByRole('link', { name: 'Cats' })).toBeDefined()
  })

  test('shows a failure in place, with a retry', async () => {
    silence()
    fails('listAllergies', 403)
    await open()
    expect(await screen.findByText("We couldn't load the allergies")).toBeDefined()
    answer('listAllergies', page([allergy()]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Cats' })).toBeDefined()
  })
})

describe('none: add, say so, or leave it (B6, DATA-56)', () => {
  test.each([
    ["I don't have any allergies", 'none_known', 'No known allergies'],
    ['Skip for now', 'declined', 'Skipped for now'],
  ] as const)('%s', async (button, status, title) => {
    let said = statement('allergies')
    answer('getRecordStatement', () => said)
    answer('saveRecordStatement', () => (said = statement('allergies', status)))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const heading = await screen.findByRole('heading', { name: title })
    expect(screen.getByText('Answered by Maya Tremblay on November 20, 2026')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.closest('body *')?.contains(heading)).toBe(true))
    expect(callsTo('saveRecordStatement')[0]?.body).toEqual({
      patient: patientId,
      status,
    })
    answer('saveRecordStatement', () => (said = statement('allergies')))
    await userEvent.click(screen.getByRole('button', { name: 'This is no longer correct' }))
    expect(await screen.findByRole('button', { name: "I don't have any allergies" })).toBeDefined()
  })

  test('one that was added meanwhile is said', async () => {
    fails('saveRecordStatement', 409)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: "I don't have any allergies" }))
    expect(
      await screen.findByText("There's already something on this list, so we didn't save this."),
    ).toBeDefined()
  })
})
