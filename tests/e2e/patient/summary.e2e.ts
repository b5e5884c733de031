import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { tabTo } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// The summary of a Health Story: to read, to print, to take along, and to answer where it is empty (ROUTE-23, B17, B6).

test.setTimeout(120_000)

const summaryOf = (key: string) => paths.patient.healthStory.summary({ patientId: profileId(key) })

const words = {
  'en-ca': {
    title: 'Health Story of Maya Tremblay',
    parts: ['Allergies', 'Medications', 'Conditions'],
    language: 'Language',
    born: 'April 12, 1988',
    page: 'Page ',
    results: 'Latest test results',
    none: "I don't have any test results: Latest test results",
    said: 'The person says there are none that they know of.',
    takeBack: 'This is no longer correct: Latest test results',
  },
  'fr-ca': {
    title: 'Histoire de santé de Maya Tremblay',
    parts: ['Allergies', 'Médicaments', 'Problèmes de santé'],
    language: 'Langue',
    born: '12 avril 1988',
    page: 'Page ',
    results: 'Derniers résultats d’analyses',
    none: /^Je n’ai aucun résultat d’analyse\s: Derniers résultats d’analyses$/,
    said: 'La personne dit ne pas en connaître.',
    takeBack: /^Ce n’est plus exact\s: Derniers résultats d’analyses$/,
  },
} as const

/** Luc reads French, Maya English. */
async function open(page: Page, who: 'maya' | 'luc', lang: 'en-ca' | 'fr-ca'): Promise<void> {
  await signIn(page, who, paths.settings.home())
  await expect(page.locator('html')).toHaveAttribute('lang', who === 'luc' ? 'fr-CA' : 'en-CA')
  if (lang !== (who === 'luc' ? 'fr-ca' : 'en-ca')) await changeLanguage(page, lang)
  await page.goto(summaryOf(who))
}

/** What the sheets of paper carry in their margins. */
const margins = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => text.startsWith('@page'))
      .join('\n'),
  )

for (const lang of ['en-ca', 'fr-ca'] as const) {
  const word = words[lang]
  test(`Maya reads all of it on one page, allergies first, on a screen, a phone and on paper (${lang})`, async ({
    page,
  }) => {
    await open(page, 'maya', lang)
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
    const parts = page.getByRole('main').locator('section[aria-labelledby^="story-"] h2')
    await expect(parts).toHaveCount(9)
    for (const [at, name] of word.parts.entries()) await expect(parts.nth(at)).toHaveText(name)
    // Allergies and medicines are seen side by side.
    const [allergies, medicines] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(1).boundingBox()])
    expect(medicines?.y).toBe(allergies?.y)

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('combobox', { name: word.language, exact: true }).selectOption('both')
    await expect(parts.nth(0)).toHaveText('Allergies')
    await expect(parts.nth(1)).toHaveText('Medications / Médicaments')
    // One language is read at a time.
    const [mine, other] = lang === 'en-ca' ? ['Medications', 'Médicaments'] : ['Médicaments', 'Medications']
    await expect(parts.nth(1)).toHaveText(mine, { useInnerText: true })
    await page.getByRole('group', { name: word.language }).getByRole('button', { pressed: false }).click()
    await expect(parts.nth(1)).toHaveText(other, { useInnerText: true })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('combobox', { name: word.language, exact: true }).selectOption(lang)
    await expect(parts.nth(1)).toHaveText(word.parts[1])

    const rule = await margins(page)
    for (const text of ['Maya Tremblay', word.born, word.page, 'counter(page)', 'counter(pages)'])
      expect(rule).toContain(text)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    // A word that is explained is text on paper.
    await expect(page.getByRole('main').locator('button:visible:not([data-term])')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(parts).toHaveCount(9)
    // What is behind "See all" on the screen is on paper.
    const hidden = await page.locator('section[aria-labelledby^="story-"] li:not(:visible)').count()
    expect(hidden).toBe(0)
  })

  test(`An empty part is answered in place, by keyboard, and taken back (B6, DATA-56, ${lang})`, async ({
    page,
  }) => {
    await open(page, 'luc', lang)
    const none = page.getByRole('button', { name: word.none })
    await expect(none).toBeVisible()
    await expectFit(page)
    await tabTo(page, none, 90)
    await page.keyboard.press('Enter')
    const results = page.getByRole('region', { name: word.results })
    const back = results.getByRole('button', { name: word.takeBack })
    await expect(back).toBeVisible()
    await expect(results.getByText(word.said)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(back).toBeVisible()
    await tabTo(page, back, 90)
    await page.keyboard.press('Enter')
    await expect(none).toBeVisible()
  })
}

test('B17: by keyboard she takes her Health Story along as a page, as a table, and as data', async ({
  page,
}) => {
  await open(page, 'maya', 'en-ca')
  for (const [name, ending] of [
    ['Web page (HTML)', 'html'],
    ['Table (CSV)', 'csv'],
    ['Data for another health app (FHIR)', 'fhir.json'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await tabTo(page, button, 90)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^health-story-maya-tremblay-.*\\.${ending.replace('.', '\\.')}$`, 'i'),
    )
  }
})

test('See all and Add of every part lead somewhere', async ({ page }) => {
  await open(page, 'maya', 'en-ca')
  const links = page.locator('section[aria-labelledby^="story-"] a')
  await expect(links).toHaveCount(18)
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const way of ways) {
    await goWithin(page, way)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|couldn.t find/i)
    if (way.includes('add=1')) await expect(page.getByRole('dialog')).toBeVisible()
  }
})
