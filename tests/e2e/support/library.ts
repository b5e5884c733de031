import type { Locator, Page } from '@playwright/test'
import { contentSeeds } from '#mock-server/store/seeds/library/contents.ts'
import { paths } from './places.ts'
import { expect } from './test.ts'
import type { Lang } from './words.ts'

/** What tests press and read in the library. Whole texts are in locales/, not here. */
export const libraryWords = {
  library: 'Library',
  saved: 'Saved',
  journey: 'For your journey',
  save: 'Save for later',
  unsave: 'Remove from saved items',
  done: "I'm finished",
  yes: 'Yes',
  thanks: 'Thank you. This helps us choose what to show.',
  search: 'Search the library',
  filters: /^Filters/,
  topic: 'Topic',
  faqs: 'FAQs',
  faqTitle: 'Frequently asked questions',
  faqSearch: 'Search questions',
} as const

export const libraryOf = (organization: { id: string }) =>
  paths.patient.library({ organizationId: organization.id })
export const discoverOf = (organization: { id: string }, query: Record<string, string> = {}) =>
  paths.patient.discover({ organizationId: organization.id }, query)

/** The title of a seeded content, as someone reads it in a language. */
export function titleOf(key: string, lang: Lang): string {
  const seed = contentSeeds.find((one) => one.key === key)
  if (!seed) throw new Error(`There is no content ${key}`)
  // Spaces that never break are spaces to a reader.
  return (seed.title[lang] ?? seed.title['en-ca']).replaceAll(/\s+/g, ' ')
}

/** The link of a content on a list. */
export const cardOf = (page: Page, key: string, lang: Lang): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: titleOf(key, lang), exact: true })
    .first()

/** Opens a content by searching for it. */
export async function openContent(
  page: Page,
  key: string,
  { lang, organization }: { lang: Lang; organization: { id: string } },
): Promise<void> {
  await page.goto(discoverOf(organization, { search: titleOf(key, lang) }))
  await cardOf(page, key, lang).click()
  await expect(page.getByRole('heading', { level: 1, name: titleOf(key, lang) })).toBeVisible()
}
