import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Resource } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer } from '#tests/dom/server.ts'
import { organizationId } from '#tests/dom/journeys.ts'
import { renderLibrary, resource } from '#tests/dom/library.tsx'
import ResourcePage from './ResourcePage.tsx'
afterEach(() => vi.restoreAllMocks())

const { id } = resource()
function open(one: Resource, locale?: 'fr-ca') {
  answer('getResource', () => one)
  return renderLibrary(<ResourcePage />, {
    pattern: paths.patient.resource.pattern,
    at: paths.patient.resource({ organizationId, resourceId: id }),
    ...(locale && { locale }),
  })
}

test('ROUTE-63: a document with who made it, how big it is, and the way to it', async () => {
  await open(resource())
  expect(await screen.findByRole('heading', { level: 1, name: 'My hospital bag' })).toBeDefined()
  for (const words of ['Lakeside Family Health', 'Last checked on September 14, 2026', 'PDF · 1 page'])
    expect(document.body.textContent).toContain(words)
  expect(screen.getByRole('link', { name: /^Open the document/ }).getAttribute('href')).toBe(resource().url)
})

test('a site: says where the link leads (SEC-01)', async () => {
  await open(
    resource({
      kind: 'link',
      url: 'https://food-guide.canada.ca/en/',
      media_type: null,
      size: null,
      page_count: null,
    }),
  )
  const link = await screen.findByRole('link', { name: 'Go to the website (opens in a new tab)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(document.body.textContent).toContain("You're leaving the portal for food-guide.canada.ca.")
})

test('LIB-01: English only, in French', async () => {
  await open(resource(), 'fr-ca')
  expect(await screen.findByText('Ce contenu est en anglais seulement')).toBeDefined()
  expect(screen.getByText('My hospital bag').getAttribute('lang')).toBe('en')
})

test('of another organization it is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(resource({ organization: 'b0000000-0000-4000-8000-000000000001' }))
  expect(await screen.findByText(/route failed: .*404/)).toBeDefined()
})
