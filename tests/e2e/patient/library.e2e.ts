import { expectFit } from '../support/axe.ts'
import { expectVisibleFocus, expectWholeKeyboard, tabTo } from '../support/keyboard.ts'
import { cardOf, discoverOf, libraryOf, libraryWords, openContent, titleOf } from '../support/library.ts'
import { signIn } from '../support/people.ts'
import { fleuve, lakeside, paths, sunnyside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The library (LIB-01..04, ROUTE-54, ROUTE-61..64), as Maya, Luc and Odile use it.

test.setTimeout(120_000)
const en = libraryWords['en-ca']

test('Maya reads what her journey recommends, saves it, and finds it again; looks through the frequent questions, and prints (2.15)', async ({
  page,
  control,
}) => {
  await signIn(page, 'maya', libraryOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: en.library })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: en.journey })).toBeVisible()

  await cardOf(page, 'hip-blood-clots', 'en-ca').click()
  const heading = page.getByRole('heading', { level: 1, name: titleOf('hip-blood-clots', 'en-ca') })
  await expect(heading).toBeFocused()
  await expectFit(page)
  await page.getByRole('button', { name: en.save }).click()
  await expect(page.getByRole('button', { name: en.unsave })).toBeVisible()
  await page.getByRole('button', { name: en.yes, exact: true }).click()
  await expect(page.getByText(en.thanks)).toBeVisible()
  await page.getByRole('button', { name: en.done }).click()
  await expect(page.getByRole('button', { name: en.done })).toHaveCount(0)
  await expectFit(page)

  await page.getByRole('navigation').getByRole('link', { name: en.library, exact: true }).click()
  const saved = page.getByRole('list', { name: en.saved })
  await expect(saved.getByRole('link', { name: titleOf('hip-blood-clots', 'en-ca') })).toBeVisible()
  const writes = (await control.callsOf('updateUserContent')).map(({ status }) => status)
  expect(writes.length).toBeGreaterThanOrEqual(3)
  expect(new Set(writes)).toEqual(new Set([200]))

  // The frequent questions are in the account menu, and belong to no organization.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account menu|Menu du compte/ })
    .click()
  await page.getByRole('menuitem', { name: en.faqs }).click()
  // ROUTE-64: the static path wins over that of an organization.
  await expect(page).toHaveURL(new RegExp(`${paths.patient.faq()}$`))
  await expect(page.getByRole('heading', { level: 1, name: en.faqTitle })).toBeVisible()
  const first = page.locator('summary').first()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expectFit(page)
  await page.getByRole('textbox', { name: en.faqSearch }).fill('leave a journey')
  await expect(page.locator('summary')).toHaveCount(1)
  await expect(page).toHaveURL(/search=leave/)
  await expectFit(page)

  // On paper: the text with the addresses of its links, and nothing to press.
  await openContent(page, 'asthma-triggers', { lang: 'en-ca', organization: lakeside })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Common triggers and what helps' })).toBeVisible()
  for (const name of [en.save, 'Print', 'Share link', en.done])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('LIB-01: in French, what exists in English only says so on the card and on its page', async ({
  page,
}) => {
  await signIn(page, 'luc', discoverOf(fleuve))
  await page.getByRole('textbox', { name: libraryWords['fr-ca'].search }).fill('first bath')
  const link = cardOf(page, 'baby-bath', 'fr-ca')
  await expect(link.locator('[lang="en"]')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: titleOf('baby-bath', 'fr-ca') })
  await expect(card).toContainText('En anglais seulement')
  await link.click()
  await expect(page.getByText('Ce contenu est en anglais seulement')).toBeVisible()
  await expect(page.locator('main [lang="en"] li').first()).toBeVisible()
})

test('Search, filters and page are in the address; Back leads through the filters, not through letters', async ({
  page,
  control,
  allowErrors,
}) => {
  // A page past the end.
  allowErrors(/404/)
  await signIn(page, 'maya', discoverOf(lakeside))
  const main = page.getByRole('main')
  await expect(main.getByText(/Showing 1 to 20 of 4\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(main.getByText(/Showing 21 to 40/)).toBeFocused()
  await page.getByRole('combobox', { name: en.topic }).selectOption({ label: 'Diabetes' })
  await expect(page).toHaveURL(/\?topic=diabetes$/)
  await expect(page.getByRole('heading', { level: 2, name: '6 results' })).toBeVisible()
  const before = (await control.callsOf('listUserContents')).length
  await page.getByRole('textbox', { name: en.search }).pressSequentially('low blood')
  await expect(page.getByRole('heading', { level: 2, name: /^1 result for “low blood”$/ })).toBeVisible()
  // One call for all the letters.
  expect((await control.callsOf('listUserContents')).length - before).toBe(1)
  await page.reload()
  await expect(page.getByRole('textbox', { name: en.search })).toHaveValue('low blood')
  await page.goBack()
  await expect(page).toHaveURL(/\?topic=diabetes$/)
  await page.goto(discoverOf(lakeside, { page: '99', search: 'hip' }))
  await expect(page.getByText('There is no such page, so here is the first one.')).toBeVisible()
  await expect(page).toHaveURL(/\?search=hip$/)

  // On a phone the filters open with a button, and nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  const topic = page.getByRole('combobox', { name: en.topic })
  await expect(topic).toBeHidden()
  const opener = page.getByRole('button', { name: en.filters })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await topic.selectOption({ label: 'Sleep' })
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expectFit(page)
})

test('Everything is reached by keyboard, and every stop can be seen (2.1.1, 2.4.7)', async ({ page }) => {
  await signIn(page, 'maya', discoverOf(lakeside, { topic: 'sleep' }))
  await expect(page.getByRole('heading', { level: 2, name: /results/ })).toBeVisible()
  await expectWholeKeyboard(page)
  await cardOf(page, 'sleep-better', 'en-ca').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectWholeKeyboard(page)
})

test('LIB-03, FLAG-10: as a carousel the shelves are moved by buttons and by the focus, never by themselves', async ({
  page,
  control,
}) => {
  await control.faults({
    kind: 'mutate',
    jsonPath: '$.flags.carouselLibraryView',
    value: true,
    match: { path: '/config.json' },
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // High enough for all shelves: what is out of sight is so sideways.
  await page.setViewportSize({ width: 1280, height: 2600 })
  await signIn(page, 'maya', libraryOf(lakeside))
  const row = page.getByRole('group', { name: en.journey })
  const back = row.getByRole('button', { name: `Earlier: ${en.journey}` })
  const forth = row.getByRole('button', { name: `More: ${en.journey}` })
  const cards = row.getByRole('listitem')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(cards.first()).toBeInViewport()
  await expect(cards.last()).not.toBeInViewport()
  await expectFit(page)
  await tabTo(page, forth)
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(cards.last()).toBeInViewport({ timeout: 300 })
  }).toPass({ timeout: 15_000 })
  await expect(forth).toHaveAttribute('aria-disabled', 'true')
  // At the end the focus stays on the button.
  await expect(forth).toBeFocused()
  // The focus brings back what is out of sight.
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  await expect(cards.first()).toBeInViewport()
})

test('An organization without a library says so', async ({ page, allowErrors }) => {
  // Its icon is gone.
  allowErrors(/404/)
  await signIn(page, 'odile', libraryOf(sunnyside))
  await expect(page.getByRole('heading', { name: 'Nothing is recommended for you yet' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: 'Browse the library' }).click()
  await expect(page.getByRole('heading', { name: "There's nothing in this library yet" })).toBeVisible()
})
