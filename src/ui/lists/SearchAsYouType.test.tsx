import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { SearchAsYouType } from './SearchAsYouType.tsx'

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('kit')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** A search field whose URL shows a search only when the test says so, as on a slow phone. */
function open() {
  const find = vi.fn()
  const field = (search: string) => <SearchAsYouType address={{ search, find }} label="Search journeys" />
  const { rerender } = render(field(''))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return {
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    pause: () => act(() => vi.advanceTimersByTime(301)),
    show: (search: string) => rerender(field(search)),
    searches: () => find.mock.calls.map(([text]) => text),
  }
}

it('keeps what is typed on while the URL is still to show the search before (nothing typed is lost)', () => {
  const { input, type, pause, show, searches } = open()
  type('me')
  pause()
  type('ment')
  show('me')
  expect(input.value).toBe('ment')
  pause()
  type('m')
  show('ment')
  expect(input.value).toBe('m')
  pause()
  show('')
  expect(input.value).toBe('m')
  expect(searches()).toEqual(['me', 'ment', ''])
})

it('searches once when Enter and the pause in typing come before the URL shows it', () => {
  const { input, type, pause, searches } = open()
  type('mental')
  fireEvent.submit(input)
  pause()
  fireEvent.submit(input)
  expect(searches()).toEqual(['mental'])
})

it('follows Back, Forward and "Clear filters"', () => {
  const { input, type, pause, show } = open()
  type('mental')
  pause()
  show('mental')
  show('')
  expect(input.value).toBe('')
  show('mental')
  expect(input.value).toBe('mental')
})
