// By keyboard alone: the person decides about a suggestion, also after each failure.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { fails, restore, setOnline, signedInAs, world } from '#tests/dom/server.ts'
import { OpenSuggestions } from './OpenSuggestions.tsx'

const rose = uuidOf('patient:rose')

afterEach(() => setOnline(true))

/** Tab until this has the focus. */
async function tabTo(element: () => HTMLElement) {
  for (let keys = 0; keys < 40 && document.activeElement !== element(); keys += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element())
}
const button = (name: RegExp) => screen.getByRole('button', { name })
async function enterOn(name: RegExp) {
  await tabTo(() => button(name))
  await userEvent.keyboard('{Enter}')
}

test('the person accepts after each failure, which stands at the suggestion', async () => {
  signedInAs('theo')
  await renderPage(<OpenSuggestions patientId={rose} />, {
    pattern: '/',
    at: '/',
    texts: ['records', 'validation', 'kit', 'errors'],
    locale: 'en-ca',
  })
  await screen.findByRole('heading', { level: 3 })
  const failures = [
    [500, {}, /^We couldn't save your choice\. Please try again/],
    [409, { detail: 'Decided.', code: 'already_decided' }, /^This suggestion is no longer open/],
    [404, { detail: 'Gone.' }, /^This suggestion is no longer open/],
    [0, {}, /^You're offline\. Choose again/],
  ] as const
  for (const [status, body, words] of failures) {
    fails('answerRecordSuggestion', status, body)
    await enterOn(/^Add to the Health Story/)
    expect(await screen.findByText(words)).toBeDefined()
    await waitFor(() => expect(button(/^Add to/)).toHaveProperty('disabled', false))
  }
  setOnline(true)
  restore('answerRecordSuggestion')
  await enterOn(/^Add to the Health Story/)
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull())
  expect([...world().tables.records.medications.rows.values()].at(-1)).toMatchObject({ name: 'Vitamin D3' })
})
