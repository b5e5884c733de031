// The problems panel of the journey editor (JOURNEY-15), with the mock server's own checks.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { callsTo, fails, signedInAs } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

const edit = async (view = 'steps', locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${hipReplacement.id}&view=${view}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
  return screen.findByRole('heading', { level: 1 })
}
const problems = (count: number) =>
  screen.findByRole('button', { name: `Problems (${count})` }, { timeout: 3000 })
const french = () => screen.getByRole('textbox', { name: 'Name (French)' })

test('names each problem by its place, leads there, and expands its step', async () => {
  await edit()
  await userEvent.click(await problems(1))
  const panel = within(screen.getByRole('region', { name: 'Problems' }))
  expect(panel.getByText(/^The journey can be published. Check 1 thing/)).toBeDefined()
  const variable = () => screen.queryByRole('textbox', { name: /^Variable 1/ })
  expect(variable()).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: /^8\. .+ · what it needs: No earlier step saves/ }))
  await waitFor(() => expect(document.activeElement).toBe(variable()))
  expect(variable()?.getAttribute('aria-invalid')).not.toBe('true')
})

test('publishing shows the same problems before asking, and what is corrected is gone', async () => {
  await edit('texts')
  await problems(1)
  fireEvent.change(french(), { target: { value: '' } })
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }, { timeout: 5000 }))
  expect(await dialog.findByText(/^1 problem has to be corrected/)).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
  // from another section too
  fireEvent.click(screen.getByRole('link', { name: 'Settings', hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Name (French): The French text is missing.' }))
  await waitFor(() => expect(document.activeElement).toBe(french()))
  expect(french().getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(french(), { target: { value: 'Hanche' } })
  await problems(1)
  expect(french().getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const again = within(await screen.findByRole('dialog', { name: 'Publish the journey' }, { timeout: 5000 }))
  await waitFor(() =>
    expect(again.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false),
  )
  await userEvent.click(again.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(callsTo('publishJourneyDefinition')).toHaveLength(1))
})

test('when the check fails, says so, and publishing remains possible', async () => {
  fails('checkJourneyDefinition', 500)
  await edit('texts')
  await userEvent.click(await problems(0))
  expect(await screen.findByText(/^We couldn't check the journey/, {}, { timeout: 5000 })).toBeDefined()
  fireEvent.change(french(), { target: { value: 'Genou' } })
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }, { timeout: 5000 }))
  expect(await dialog.findByText(/^We couldn't check the journey/, {}, { timeout: 8000 })).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
})

test('in French', async () => {
  await edit('steps', 'fr-ca')
  await userEvent.click(await screen.findByRole('button', { name: 'Problèmes (1)' }, { timeout: 3000 }))
  expect(screen.getByText(/^Le parcours peut être publié/)).toBeDefined()
})
