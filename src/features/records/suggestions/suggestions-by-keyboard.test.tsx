// By keyboard alone: the care team suggests, and the person decides, also after each failure.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { shareKey } from '#mock-server/store/care-team-share-row.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { fails, restore, setOnline, signedInAs, world } from '#tests/dom/server.ts'
import { CareSuggestions } from './CareSuggestions.tsx'
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

test('the care team finds each problem and sends after each failure; leaving goes back to the list', async () => {
  signedInAs('samuel')
  const place = { organizationId: uuidOf('organization:lakeside'), personId: rose }
  await renderPage(<CareSuggestions {...place} sections={['conditions']} />, {
    pattern: '/',
    at: '/?person=rose',
    texts: ['records', 'validation', 'kit', 'errors'],
    locale: 'en-ca',
  })
  world().tables.careTeamShares.set(shareKey(place.organizationId, rose), {
    sections: ['conditions'],
    until: null,
    openings: [],
  })
  const heading = (name: string) => screen.getByRole('heading', { name })
  const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Name of the condition/ })
  const opened = async () => {
    await screen.findByRole('button', { name: 'Suggest a condition' })
    await enterOn(/^Suggest a condition/)
    await waitFor(() => expect(document.activeElement).toBe(heading('Suggest a condition')))
    await screen.findByRole('form')
  }
  await opened()
  await enterOn(/^Cancel/)
  await waitFor(() => expect(document.activeElement).toBe(heading('Suggestions')))
  await opened()
  await enterOn(/^Send suggestion/)
  const problem = await screen.findByRole('link', { name: /^Name of the condition/ })
  await tabTo(() => problem)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(name())
  await userEvent.keyboard('Low iron{Escape}')
  const failures = [
    [500, {}, /^We couldn't send the suggestion/],
    [404, { detail: 'Gone.' }, /no longer|can't/],
    [409, { detail: 'Closed.', code: 'not_shared' }, /^The person no longer shares this part/],
  ] as const
  for (const [status, body, words] of failures) {
    fails('createPersonSuggestion', status, body)
    await enterOn(/^Send suggestion/)
    expect(await screen.findByText(words)).toBeDefined()
    expect(name().value).toBe('Low iron')
    await waitFor(() => expect(button(/^Send suggestion/)).toHaveProperty('disabled', false))
  }
  restore('createPersonSuggestion')
  await enterOn(/^Send suggestion/)
  await waitFor(() => expect(document.activeElement).toBe(heading('Suggestions')))
  expect(await screen.findByText('Low iron')).toBeDefined()
})

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
