// The list of steps in the journey editor (JOURNEY-15): of 60, a key press must not render all.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { texts } from '#src/i18n/texts.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, signedInAs } from '#tests/dom/server.ts'
import { watched } from '#tests/dom/watched.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function open(activities: readonly string[]) {
  signedInAs('priya')
  const journey = journeyWith(designWith(activities))
  answer('getJourneyDefinition', () => journey)
  answer('checkJourneyDefinition', () => ({ problems: [] }))
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${journey.id}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
}

test('of 60 steps a key press renders the one that is typed in', async () => {
  await open(Array.from({ length: 60 }, (_, at) => `s${at + 1}`))
  await press('1. Step s1')
  await press('3. Step s3')
  // Counts rendered cards by reads of the name of their first button, and rendered fields of expanded ones.
  let rendered = 0
  let expanded = 0
  const { t, ...state } = texts.get()
  const count = (key: string | symbol) => {
    rendered += key === 'moveUp' ? 1 : 0
    expanded += key === 'begins' ? 1 : 0
  }
  act(() => texts.set({ ...state, t: watched(t, ['journeyEditor', 'step'], count) }))
  expect(rendered).toBeGreaterThanOrEqual(60)
  expect(expanded).toBeGreaterThanOrEqual(2)
  rendered = expanded = 0
  const [name] = screen.getAllByRole('textbox', { name: 'Name of the step (English)' })
  fireEvent.change(name!, { target: { value: 'Before' } })
  expect(screen.getByRole('button', { name: '1. Before' })).toBeDefined()
  expect([rendered, expanded]).toEqual([1, 1])
  // Buttons of cards that were not rendered know what was typed.
  await press('Move up: Step s3')
  expect(screen.getByRole('button', { name: '1. Before' })).toBeDefined()
  expect(screen.getByRole('button', { name: '2. Step s3' })).toBeDefined()
})

test('a new next step is the first below that does not follow yet, or else any other, and takes the focus', async () => {
  await open(['a', 'b', 'c'])
  const added = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Next step 2' })
  await press('2. Step b')
  await press('Add a next step')
  await waitFor(() => expect(document.activeElement).toBe(added()))
  expect(added().value).toBe('a')
  await press('2. Step b')
  await press('1. Step a')
  await press('Add a next step')
  expect(added().value).toBe('c')
})

test('edits of a journey are undone and redone by buttons and by keys; typing in one field is one step', async () => {
  await open(['a', 'b', 'c'])
  const names = () => screen.getAllByRole('button', { name: /^\d\. / }).map(({ textContent }) => textContent)
  const first = ['1. Step a', '2. Step b', '3. Step c']
  await press('1. Step a')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the step (English)' }), '!!')
  await press('Move down: Step a!!')
  expect(names()).toEqual(['1. Step b', '2. Step a!!', '3. Step c'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(names()).toEqual(['1. Step a!!', '2. Step b', '3. Step c'])
  await press('Undo')
  expect(names()).toEqual(first)
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
  await press('Redo')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(names()).toEqual(['1. Step b', '2. Step a!!', '3. Step c'])
  // What was undone has the focus no longer: the buttons take it.
  await press('Add a step')
  await waitFor(() => expect(names()).toHaveLength(4))
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: 'The journey starts with this step' })
    .at(-1)
    ?.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(names()).toHaveLength(3)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })))
})
