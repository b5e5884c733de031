import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedView } from '#generated/model/index.ts'
import { enrolment, openJourney, savedView, serve, where } from '#tests/dom/enrolments.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'

let views: SavedView[] = []
beforeEach(() => {
  views = [savedView()]
  serve([enrolment(1, 'Maya Tremblay')])
  answer('listSavedViews', () => page(views))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const menu = async (shown = 'Views') => {
  await screen.findAllByText('1 result') // also announced while filtered
  await userEvent.click(await screen.findByRole('button', { name: `${shown} Choose a saved view` }))
}
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))

test('a view brings its filters, order and columns; it is marked as the one that is shown', async () => {
  const { address } = await openJourney()
  await menu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Late' }))
  await waitFor(() => expect(address()).toContain('?status=active&overdue=yes&ordering=patient_name'))
  expect(callsTo('filterProcessInstances').at(-1)).toMatchObject({
    body: { status__in: ['active'], overdue: true },
    query: { ordering: ['patient_name'] },
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Name',
    'Current step',
    'Actions',
  ])
  await menu('Late')
  expect(screen.getByRole('menuitemradio', { name: 'Late' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Everyone' }))
  await waitFor(() => expect(address()).not.toContain('?'))
  expect(screen.getAllByRole('columnheader')).toHaveLength(8)
})

test('what is shown is kept under a name', async () => {
  answer('createSavedView', ({ body }) => {
    const made = savedView({ ...body, id: '4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0002' })
    views = [...views, made]
    return made
  })
  await openJourney({ query: '?status=completed&search=trem&ordering=-enrolled_at' })
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }))
  await press('Save')
  expect((await dialog()).getByText('Give the view a name.')).toBeDefined()
  await userEvent.type((await dialog()).getByRole('textbox'), '  Done  ')
  await press('Save')
  expect(await screen.findByText('The view “Done” is saved.')).toBeDefined()
  expect(callsTo('createSavedView')[0]?.body).toEqual({
    name: 'Done',
    organization: where.organizationId,
    process_definition: where.journeyId,
    filters: { completed_at__isnull: false, search: 'trem' },
    ordering: ['-enrolled_at', 'patient_name'],
    columns: ['name', 'enrolled_at', 'status', 'current_step', 'last_activity_at', 'variable:side'],
  })
  expect(await screen.findByRole('button', { name: 'Done Choose a saved view' })).toBeDefined()
})

test.each([
  [400, { name: ['You already have a view with this name.'] }, 'You already have a view with this name.'],
  [500, undefined, "We couldn't save the view. Please try again."],
])('F21: a view that is not kept says why (%i)', async (status, body, words) => {
  fails('createSavedView', status, body)
  await openJourney()
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }))
  await userEvent.type((await dialog()).getByRole('textbox'), 'Late')
  await press('Save')
  expect(await screen.findByText(words)).toBeDefined()
})

async function manage() {
  await openJourney()
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Manage your views' }))
}

test('a view is renamed and brought up to date', async () => {
  answer('updateSavedView', ({ body }) => {
    const changed = savedView(body)
    views = [changed]
    return changed
  })
  await manage()
  await press('Rename Late')
  const field = (await dialog()).getByRole('textbox')
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await press('Save')
  expect((await dialog()).getByText('Give the view a name.')).toBeDefined()
  expect(callsTo('updateSavedView')).toEqual([])
  await userEvent.type(field, 'Very late')
  await press('Save')
  expect(await screen.findByRole('button', { name: 'Rename Very late' })).toBe(document.activeElement)
  await press('Update Very late')
  expect(await screen.findByText('The view “Very late” now shows what you see.')).toBeDefined()
  expect(callsTo('updateSavedView').map(({ body }) => body)).toEqual([
    { name: 'Very late' },
    expect.objectContaining({ filters: {}, ordering: ['-last_activity_at', 'patient_name'] }),
  ])
})

test('a view is forgotten, and comes back', async () => {
  answer('deleteSavedView', () => {
    views = []
    return undefined
  })
  answer('createSavedView', ({ body }) => {
    const made = savedView(body)
    views = [made]
    return made
  })
  await manage()
  await press('Delete Late')
  expect(await screen.findByText('You have no saved views here.')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(views).toHaveLength(1))
  const { id: _id, created_at: _made, updated_at: _changed, ...kept } = savedView()
  expect(callsTo('createSavedView')[0]?.body).toEqual(kept)
})

test('F21: what could not be changed or loaded is said', async () => {
  fails('deleteSavedView', 500)
  await manage()
  await press('Delete Late')
  expect(await screen.findByText("We couldn't change the view. Please try again.")).toBeDefined()
})

test('F21: views that do not load leave the list alone', async () => {
  fails('listSavedViews', 500)
  await manage()
  expect(await screen.findByText("We couldn't load your views")).toBeDefined()
  expect(screen.getByText('1 result')).toBeDefined()
})
