import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentLocale } from '#src/i18n/texts.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { LanguageScreen } from './LanguageScreen.tsx'

const { http } = vi.hoisted(() => ({ http: vi.fn() }))
vi.mock('#src/api/http.ts', () => ({ http }))

const open = (search = '') =>
  renderPage(<LanguageScreen userId="maya" />, {
    pattern: '*',
    at: `/patient${search}`,
    texts: ['gates', 'validation'],
  })
const next = () => screen.getByRole('button', { name: 'Continue' })
const press = () => act(async () => void fireEvent.click(next()))
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked)

beforeEach(() => {
  http.mockReset().mockImplementation(async ({ data }: { data?: { language: string } }) => data)
})

test('GATE-21..26: heading, both sentences, a required group with both languages, and Continue', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preferred language')
  expect(screen.getByText(/wherever it is available, and English otherwise/)).toBeTruthy()
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
  expect(screen.getAllByText('Please select an option')).toHaveLength(2)
  expect(http).not.toHaveBeenCalled()
})

test('GATE-27, GATE-30, CALL-16, CALL-17: sent once; the portal takes the language of the answer', async () => {
  await open()
  fireEvent.click(radio('English'))
  http.mockResolvedValueOnce({ language: 'fr-ca' })
  await press()
  expect(http.mock.calls[0]?.[0]).toMatchObject({
    url: '/v1/user-preferences/maya/',
    method: 'PATCH',
    data: { language: 'en-ca' },
  })
  await waitFor(() => expect(currentLocale()).toBe('fr-ca'))
  const done = screen.getByRole('button', { name: 'Continuer' })
  expect(done.getAttribute('aria-disabled')).toBe('true')
  await act(async () => void fireEvent.click(done))
  expect(http).toHaveBeenCalledOnce()
})

test.each(['de', 'FR-CA', null])('CALL-17: an answer with %j falls back to English', async (language) => {
  await open()
  fireEvent.click(radio('Français'))
  http.mockResolvedValueOnce({ language })
  await press()
  expect(currentLocale()).toBe('en-ca')
})

test('ERR-08: a failure is told, and one can try again', async () => {
  await open()
  fireEvent.click(radio('Français'))
  http.mockRejectedValueOnce(new Error('down'))
  await press()
  expect(screen.getByRole('alert').textContent).toBe(
    'There was an issue trying to set your language preference.',
  )
  expect(currentLocale()).toBe('en-ca')
  await press()
  await waitFor(() => expect(currentLocale()).toBe('fr-ca'))
})
