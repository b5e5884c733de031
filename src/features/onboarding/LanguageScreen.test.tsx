import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { allCalls, answer, callsTo, fails, restore, settled, world } from '#tests/dom/server.ts'
import { LanguageScreen } from './LanguageScreen.tsx'

const userId = uuidOf('user:maya')
const open = (search = '') =>
  renderPage(<LanguageScreen userId={userId} />, {
    pattern: '*',
    at: `/patient${search}`,
    texts: ['gates', 'validation'],
  })
const next = () => screen.getByRole('button', { name: 'Continue' })
const press = (button = next()) =>
  act(async () => {
    fireEvent.click(button)
    await settled()
  })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked)

test('GATE-21..26: heading, both sentences, a required group with both languages, and Continue', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preferred language')
  expect(screen.getByText(/preferred language wherever we can. Everywhere else, we use English/)).toBeTruthy()
  expect(screen.getByText(/change it later in the settings menu/)).toBeTruthy()
  const group = screen.getByRole('radiogroup', { name: /^Select preferred language/ })
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(radio('Français').closest('[lang]')?.getAttribute('lang')).toBe('fr-CA')
  expect(checked()).toEqual([])
})

test.each([
  ['?lang=fr-ca', 'Français'],
  ['?lang=en-ca', 'English'],
])('GATE-28: %s selects %s', async (search, name) => {
  await open(search)
  expect(radio(name).checked).toBe(true)
})

test.each(['?lang=de', '?lang=FR-CA', '?lang=', '?lang=fr-ca&lang=de', '?lang=__proto__'])(
  'GATE-29: %s selects nothing',
  async (search) => {
    await open(search)
    expect(checked()).toEqual([])
  },
)

test('VAL-30: without a choice nothing is sent', async () => {
  await open()
  await press()
  expect(screen.getAllByText(/Please select an option$/)).toHaveLength(2)
  expect(allCalls()).toEqual([])
})

test('GATE-27, GATE-30, CALL-16, CALL-17: sent once; the portal takes the language of the answer', async () => {
  await open()
  fireEvent.click(radio('English'))
  answer('updateUserPreferences', { language: 'fr-ca' })
  await press()
  expect(callsTo('updateUserPreferences')).toMatchObject([
    { params: { user_id: userId }, body: { language: 'en-ca' } },
  ])
  await waitFor(() => expect(currentLocale()).toBe('fr-ca'))
  const done = screen.getByRole('button', { name: 'Continuer' })
  expect(done.getAttribute('aria-disabled')).toBe('true')
  await press(done)
  expect(callsTo('updateUserPreferences')).toHaveLength(1)
})

test.each(['de', 'FR-CA', null])('CALL-17: an answer with %j falls back to English', async (language) => {
  await open()
  fireEvent.click(radio('Français'))
  const match = { operationId: 'updateUserPreferences' }
  world().faults.replace([{ kind: 'mutate', match, jsonPath: '$.language', value: language }])
  await press()
  expect(currentLocale()).toBe('en-ca')
})

test('ERR-08: reports a failure, and allows a retry', async () => {
  await open()
  fireEvent.click(radio('Français'))
  fails('updateUserPreferences', 0)
  await press()
  expect(screen.getByRole('alert').textContent).toBe(
    'There was an issue trying to set your language preference.',
  )
  expect(currentLocale()).toBe('en-ca')
  restore('updateUserPreferences')
  await press()
  await waitFor(() => expect(currentLocale()).toBe('fr-ca'))
})
