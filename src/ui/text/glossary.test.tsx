import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { writeCookie } from '#src/lib/browser/cookies.ts'
import { forgetReading, READING_COOKIE, showReading } from '#src/lib/browser/reading.ts'
import { announcements } from '../messages/announcer.ts'
import { useGlossary } from './use-glossary.ts'

beforeAll(() =>
  Promise.all([import('./glossary.tsx'), textsIn('en-ca', 'summary'), textsIn('fr-ca', 'summary')]),
)
afterEach(forgetReading)

function Card({ texts, locale = 'en-ca' }: { texts: readonly string[]; locale?: Locale }) {
  const mark = useGlossary(locale)
  return (
    <div>
      {mark(texts, locale).map((text, at) => (
        // eslint-disable-next-line react/no-array-index-key -- fixed
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}
const onKey = vi.fn<() => void>()
beforeEach(() => {
  onKey.mockReset()
  document.addEventListener('keydown', onKey)
})
afterEach(() => document.removeEventListener('keydown', onKey))

/** The marked words, once the glossary is there. */
async function marked(texts: readonly string[], locale?: Locale): Promise<(string | null)[]> {
  const { container } = render(<Card texts={texts} {...(locale && { locale })} />)
  await vi.waitFor(() => expect(container.querySelectorAll('[data-term]').length).toBeGreaterThan(0))
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(texts)
  return [...container.querySelectorAll('[data-term]')].map(({ textContent }) => textContent)
}

test('each word is marked once, where it comes first, and as it is written', async () => {
  expect(await marked(['Asthma and more asthma', 'Asthma'])).toEqual(['Asthma'])
})

test('whole words only, the longer term before the shorter one', async () => {
  expect(await marked(['Overdose, high blood pressure; type 2 diabetes', 'Diabetes'])).toEqual([
    'high blood pressure',
    'type 2 diabetes',
    'Diabetes',
  ])
})

test('forms of one term count as one; letters with accents are letters', async () => {
  expect(await marked(['Crise cardiaque ou infarctus', 'une dosé, aiguë'], 'fr-ca')).toEqual([
    'Crise cardiaque',
    'aiguë',
  ])
})

test('a press explains the word and says it; Escape closes only the explanation, and the focus stays', async () => {
  await marked(['Her diastolic value'])
  const word = screen.getByRole('button', { name: 'diastolic', expanded: false })
  word.focus()
  await userEvent.keyboard('{Enter}')
  const means = screen.getByText(/^The lower number of a blood pressure/)
  expect(announcements.get().text).toBe(means.textContent)
  expect(word.getAttribute('aria-controls')).toBe(means.parentElement?.id)
  expect(word.dataset.ownEscape).toBe('true')
  onKey.mockReset()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/^The lower number/)).toBeNull()
  expect(onKey).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(word)
  expect(word.dataset.ownEscape).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledTimes(1)
})

test('another press, a press elsewhere, and leaving the word close it', async () => {
  await marked(['Her diastolic value'])
  const word = screen.getByRole('button', { name: 'diastolic' })
  const isOpen = () => screen.queryByText(/^The lower number/) !== null
  await userEvent.click(word)
  expect(isOpen()).toBe(true)
  await userEvent.click(word)
  expect(isOpen()).toBe(false)
  await userEvent.click(word)
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
  await userEvent.click(word)
  await userEvent.tab()
  expect(isOpen()).toBe(false)
})

test('B8: nothing is marked where a person turned explanations off', async () => {
  writeCookie(READING_COOKIE, 'unmarked')
  showReading()
  const { container } = render(<Card texts={['Asthma']} />)
  await Promise.resolve()
  expect(container.querySelector('button')).toBeNull()
  forgetReading()
  await vi.waitFor(() => expect(container.querySelectorAll('[data-term]')).toHaveLength(1))
})

test.each(['en-ca', 'fr-ca'] as const)(
  '%s: each word belongs to one term, explained in one or two sentences',
  async (locale) => {
    const { t } = await textsIn(locale, 'summary')
    const terms = Object.values(t.summary.glossary.terms)
    const words = terms.flatMap((term) => term.words().split('|'))
    expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length)
    expect(terms.length).toBeGreaterThanOrEqual(30)
    for (const term of terms) {
      expect(term.means()).toMatch(/^\p{Lu}.*\.$/u)
      expect(term.means().length).toBeLessThanOrEqual(140)
    }
  },
)
