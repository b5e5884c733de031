import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The summary of a Health Story: to read, to print, to take along, and to answer where it is empty (ROUTE-23, B17, B6).

test.setTimeout(120_000)

const summaryOf = (key: string) => paths.patient.healthStory.summary({ patientId: profileId(key) })

const word = {
  maya: {
    title: 'Health Story of Maya Tremblay',
    parts: ['Allergies', 'Medications', 'Conditions'],
    language: 'Language',
    born: 'April 12, 1988',
    page: 'Page ',
  },
  luc: {
    results: 'Derniers résultats d’analyses',
    none: /^Je n’ai aucun résultat d’analyse\s: Derniers résultats d’analyses$/,
    said: 'La personne dit ne pas en connaître.',
    takeBack: /^Ce n’est plus exact\s: Derniers résultats d’analyses$/,
  },
} as const

/** What the sheets of paper carry in their margins. */
const margins = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => text.startsWith('@page'))
      .join('\n'),
  )

test('Maya reads all of it on one page, allergies first, on a screen, a phone and on paper, with its words explained, and by keyboard she takes it along as a page, as a table, and as data (B17)', async ({
  page,
}) => {
  await signIn(page, 'maya', summaryOf('maya'))
  const { title, parts: names, language, born, page: pageWord } = word.maya
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const parts = page.getByRole('main').locator('section[aria-labelledby^="story-"] h2')
  await expect(parts).toHaveCount(9)
  for (const [at, name] of names.entries()) await expect(parts.nth(at)).toHaveText(name)
  // Allergies and medicines are seen side by side.
  const [allergies, medicines] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(1).boundingBox()])
  expect(medicines?.y).toBe(allergies?.y)

  await test.step('on a phone, in both languages', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    const choice = page.getByRole('combobox', { name: language, exact: true })
    await choice.selectOption('both')
    await expect(parts.nth(0)).toHaveText('Allergies')
    await expect(parts.nth(1)).toHaveText('Medications / Médicaments')
    // One language is read at a time.
    await expect(parts.nth(1)).toHaveText('Medications', { useInnerText: true })
    await page.getByRole('group', { name: language }).getByRole('button', { pressed: false }).click()
    await expect(parts.nth(1)).toHaveText('Médicaments', { useInnerText: true })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await choice.selectOption('en-ca')
    await expect(parts.nth(1)).toHaveText(names[1])
  })

  await test.step('a medical word is explained at 320 px without leaving the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const term = page.getByRole('button', { name: 'anaphylaxis' })
    await term.press('Enter')
    const means = page.getByText('A severe allergic reaction').first()
    await expect(means).toBeVisible()
    const box = await means.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(means).toHaveCount(0)
    await expect(term).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('on paper', async () => {
    const rule = await margins(page)
    for (const text of ['Maya Tremblay', born, pageWord, 'counter(page)', 'counter(pages)'])
      expect(rule).toContain(text)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    // A word that is explained is text on paper.
    await expect(page.getByRole('main').locator('button:visible:not([data-term])')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(parts).toHaveCount(9)
    // What is behind "See all" on the screen is on paper.
    expect(await page.locator('section[aria-labelledby^="story-"] li:not(:visible)').count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('by keyboard, as files', async () => {
    for (const [name, ending] of [
      ['Web page (HTML)', 'html'],
      ['Table (CSV)', 'csv'],
      ['Data for another health app (FHIR)', 'fhir.json'],
    ] as const) {
      const button = page.getByRole('button', { name })
      if (ending === 'html') await tabTo(page, button, 90)
      else await tabTo(page, button, 5)
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^health-story-maya-tremblay-.*\\.${ending.replace('.', '\\.')}$`, 'i'),
      )
    }
  })
})

test('An empty part is answered in place, by keyboard, and taken back (B6, DATA-56)', async ({ page }) => {
  await signIn(page, 'luc', summaryOf('luc'))
  const none = page.getByRole('button', { name: word.luc.none })
  await expect(none).toBeVisible()
  await tabTo(page, none, 90)
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: word.luc.results })
  const back = results.getByRole('button', { name: word.luc.takeBack })
  await expect(back).toBeVisible()
  await expect(results.getByText(word.luc.said)).toBeVisible()
  await expectFit(page)
  await page.reload()
  await expect(back).toBeVisible()
  await back.press('Enter')
  await expect(none).toBeVisible()
})
