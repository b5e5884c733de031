import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Faq } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderLibrary } from '#tests/dom/library.tsx'
import PatientFaqPage from './PatientFaqPage.tsx'
afterEach(() => vi.restoreAllMocks())

const faq = (name: string, changes: Partial<Faq> = {}): Faq => ({
  id: uuidOf(name),
  category: 'account',
  category_name: 'Your account',
  question: `How do I ${name}?`,
  answer: `<p>Press ${name}.</p>`,
  language: 'en-ca',
  ...changes,
})
const open = (query = '', locale?: 'fr-ca') =>
  renderLibrary(<PatientFaqPage />, {
    pattern: paths.patient.faq.pattern,
    at: paths.patient.faq() + query,
    ...(locale && { locale }),
  })
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
const opened = () => document.querySelectorAll('details[open]').length

test('ROUTE-64: questions by category, all closed', async () => {
  answer('listFaqs', () =>
    page([faq('save'), faq('print', { category: 'x', category_name: 'Library' }), faq('send')]),
  )
  await open()
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your account',
    'Library',
    "Didn't find your answer?",
  ])
  expect(questions()).toEqual(['How do I save?', 'How do I send?', 'How do I print?'])
  expect(opened()).toBe(0)
})

test('a search matches questions and answers, expands them, and is kept in the URL', async () => {
  answer('listFaqs', () => page([faq('save'), faq('print')]))
  const { address } = await open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search questions' }), 'PRESS print')
  await waitFor(() => expect(address()).toBe(`${paths.patient.faq()}?search=PRESS+print`))
  await waitFor(() => expect(questions()).toEqual(['How do I print?']))
  expect(opened()).toBe(1)
  expect(screen.getAllByText('1 question for “PRESS print”').length).toBeGreaterThan(0)
  await userEvent.clear(screen.getByRole('textbox'))
  await waitFor(() => expect(questions()).toHaveLength(2))
  expect(opened()).toBe(0)
})

test('nothing found, nothing there, and a failure are three things', async () => {
  answer('listFaqs', () => page([faq('save')]))
  const { unmount } = await open('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  unmount()
  answer('listFaqs', () => page([]))
  const empty = await open()
  expect(await screen.findByRole('heading', { name: 'There are no questions here yet' })).toBeDefined()
  empty.unmount()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listFaqs', 403)
  await open()
  expect(await screen.findByText("We couldn't load the questions")).toBeDefined()
})

test('LIB-01: a question without French is marked', async () => {
  answer('listFaqs', () => page([faq('save'), faq('print', { language: 'fr-ca', question: 'Imprimer' })]))
  await open('', 'fr-ca')
  const english = await screen.findByText('How do I save?')
  expect(english.getAttribute('lang')).toBe('en')
  expect(screen.getAllByText('En anglais seulement')).toHaveLength(1)
})
