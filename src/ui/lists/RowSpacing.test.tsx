import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { removeCookie } from '#src/lib/browser/cookies.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { RowSpacing } from './RowSpacing.tsx'

afterEach(() => removeCookie('list-rows'))

const open = () => renderPage(<RowSpacing />, { pattern: '/', at: '/', texts: ['views'] })
const spacing = () => document.documentElement.dataset.rows

test('23.3: comfortable rows last on this device beyond sign-out, on pages that offer them only', async () => {
  await open()
  expect(spacing()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Space out rows' }))
  expect(spacing()).toBe('spacious')
  cleanup()
  expect(spacing()).toBeUndefined()
  // Sign-out clears both (IDENT-46).
  localStorage.clear()
  sessionStorage.clear()
  await open()
  expect(spacing()).toBe('spacious')
  await userEvent.click(screen.getByRole('button', { name: 'Tighten rows' }))
  expect(spacing()).toBeUndefined()
  cleanup()
  await open()
  expect(spacing()).toBeUndefined()
})
