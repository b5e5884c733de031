import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { ErrorBoundary } from '#src/lib/router/ErrorBoundary.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { PageError } from './PageError.tsx'
import { ShareError } from './ShareError.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

function Fails({ error }: { error: Error }): ReactNode {
  throw error
}

test.each([
  ['D-71', PageError, new ApiError(404, false), 'Hmm...', 'Page not found'],
  ['GATE-35', PageError, new ApiError(403, false), 'Oops!', 'No permission'],
  ['UI-10', PageError, new RangeError('too long'), 'Error: too long', 'Error'],
  ['SHARE-04', ShareError, new ApiError(404, false), 'This link no longer works', 'Link expired'],
  ['UI-10', ShareError, new ApiError(403, false), 'Error: Request failed with status 403', 'Error'],
])('%s: a page that fails is replaced', async (_, Page, error, heading, title) => {
  await renderPage(
    <ErrorBoundary fallback={<Page />}>
      <Fails error={error} />
    </ErrorBoundary>,
    { pattern: '/x', at: '/x', texts: ['kit'] },
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  expect(document.title).toBe(`${title} - Portage`)
})
