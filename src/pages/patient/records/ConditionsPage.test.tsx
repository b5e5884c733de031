import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { condition, patientId, renderRecords } from '#tests/dom/records.tsx'
import ConditionsPage from './ConditionsPage.tsx'
afterEach(() => vi.restoreAllMocks())

const { healthStory } = paths.patient
const at = healthStory.conditions({ patientId })
const open = (query = '', locale?: 'fr-ca') =>
  renderRecords(<ConditionsPage />, {
    pattern: healthStory.conditions.pattern,
    at: at + query,
    ...(locale && { locale }),
  })
const asked = () => callsTo('listConditions').map(({ query }) => query)

test('ROUTE-26, DATA-50, 2.4: what is current, in words, with its source and the way to it', async () => {
  answer(
    'listConditions',
    page([
      condition(),
      condition({ id: uuid(2), name: 'Rash', type: 'Skin problem', status: 'unknown', diagnosis_year: null }),
    ]),
  )
  await open()
  const link = await screen.findByRole('link', { name: 'Asthma' })
  expect(link.getAttribute('href')).toBe(healthStory.condition({ patientId, conditionId: condition().id }))
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameTypeSinceStatusSource',
    'AsthmaType Long-lastingSince 1991Status I have it nowSource Added by you',
    'RashType Skin problemSince –Status Not sureSource Added by you',
  ])
  expect(asked()[0]).toMatchObject({
    patient: patientId,
    page: 1,
    page_size: 20,
    status__in: ['active', 'unknown'],
    ordering: ['name'],
  })
  expect(screen.getByText('2 results')).toBeDefined()
})

test('past, all and the order are kept in the URL', async () => {
  answer('listConditions', page([condition({ status: 'resolved', resolved_year: 1995 })]))
  const { address } = await open()
  await screen.findByText('1991 to 1995')
  await userEvent.click(screen.getByRole('button', { name: 'Past' }))
  await waitFor(() => expect(address()).toBe(`${at}?view=past`))
  expect(screen.getByRole('button', { name: 'Past' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Sort by' }),
    'Since, newest first',
  )
  await waitFor(() => expect(address()).toBe(`${at}?view=past&ordering=-diagnosis_year`))
  expect(asked().at(-1)).toMatchObject({ status__in: ['resolved'], ordering: ['-diagnosis_year', 'name'] })
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('status__in'))
})

test('a page of 20, how many there are, and the way on; the focus goes to what is shown', async () => {
  answer('listConditions', ({ query: { page: number } }) =>
    page([condition({ name: `Page ${number}` })], 2000),
  )
  const { address } = await open()
  expect(await screen.findByText('Showing 1 to 20 of 2,000')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('link', { name: 'Page 2' })).toBeDefined()
  expect(address()).toBe(`${at}?page=2`)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Showing 21 to 40 of 2,000'))
})

test('a page past the end leads to the first one, and that is said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listConditions', ({ query: { page: number } }) => {
    if (number !== 1) throw failure(404)
    return page([condition()])
  })
  const { address } = await open('?page=9')
  expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
  expect(address()).toBe(at)
})

test('empty, B6: what belongs here, and three ways on: add one, say that there is none, leave it for now', async () => {
  answer('listConditions', page([]))
  answer('getRecordStatement', statement('conditions'))
  await open()
  expect(await screen.findByRole('heading', { name: 'No conditions yet' })).toBeDefined()
  expect(
    screen.getAllByRole('link', { name: 'Add a condition' }).map((one) => one.getAttribute('href')),
  ).toEqual(Array.from({ length: 2 }, () => healthStory.newCondition({ patientId })))
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDefined()
  answer('saveRecordStatement', () => {
    answer('getRecordStatement', statement('conditions', 'none_known'))
    return statement('conditions', 'none_known')
  })
  await userEvent.click(screen.getByRole('button', { name: "I don't have any conditions" }))
  expect(await screen.findByRole('heading', { name: 'No known conditions' })).toBeDefined()
  expect(callsTo('saveRecordStatement')[0]?.body).toEqual({
    patient: patientId,
    status: 'none_known',
  })
})

test('nothing in this view is another matter than nothing at all', async () => {
  answer('listConditions', ({ query: { status__in: statuses } }) =>
    page(String(statuses) === 'resolved' ? [] : [condition()]),
  )
  const { address } = await open('?view=past')
  expect(await screen.findByRole('heading', { name: 'Nothing you had before' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(address()).toBe(`${at}?view=all`))
})

test('nothing found is another matter too, and can be cleared', async () => {
  answer('listConditions', ({ query: { search } }) => page(search ? [] : [condition()]))
  await open('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Asthma' })).toBeDefined()
})

test('shows a failure in place of the list, with a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listConditions', 403)
  await open()
  for (const status of [500, 0, 200]) {
    const shown = () => screen.queryByText("We couldn't load your conditions")
    await waitFor(() => expect(shown(), `before ${status}`).not.toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBeDefined()
    if (status === 200) answer('listConditions', page([condition()]))
    else fails('listConditions', status)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByRole('link', { name: 'Asthma' })).toBeDefined()
})

test('ERR-45: a profile that is not one’s own is not found, and nothing of it is asked for', async () => {
  answer('listConditions', page([condition()]))
  await renderRecords(<ConditionsPage />, {
    pattern: healthStory.conditions.pattern,
    at: healthStory.conditions({ patientId: '1f0c1d52-6a34-4c0e-9f64-0d5f3c1a0999' }),
  })
  expect(await screen.findByRole('heading', { name: "We couldn't find this patient." })).toBeDefined()
  expect(asked()).toEqual([])
})

test('names the profile above another person’s records', async () => {
  answer('listConditions', page([condition()]))
  await renderRecords(<ConditionsPage />, {
    pattern: healthStory.conditions.pattern,
    at,
    own: [
      { id: patientId, first_name: 'Rose', last_name: 'Martin', is_self: false, is_system_created: false },
    ],
  })
  expect(await screen.findByText('Health record of Rose Martin')).toBeDefined()
})

test('in French', async () => {
  answer('listConditions', page([condition({ name: 'Asthme' })]))
  await open('', 'fr-ca')
  expect(await screen.findByRole('link', { name: 'Asthme' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Problèmes de santé' })).toBeDefined()
  expect(screen.getByText('De longue durée')).toBeDefined()
})
