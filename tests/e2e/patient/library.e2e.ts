import { expectFit } from '../support/axe.ts'
import { expectVisibleFocus, expectWholeKeyboard, tabTo } from '../support/keyboard.ts'
import { cardOf, discoverOf, libraryOf, libraryWords, openContent, titleOf } from '../support/library.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The library (LIB-01..04, ROUTE-54, ROUTE-61..64), as Maya uses it.

test.setTimeout(120_000)
const en = libraryWords

test('Maya reads what her journey recommends, saves it, and finds it again; looks through the frequent questions, and prints; every stop of the keyboard can be seen (2.15, 2.1.1, 2.4.7)', async ({
  page,
  control,
}) => {
  await signIn(page, 'maya', libraryOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: en.library })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: en.journey })).toBeVisible()

  await cardOf(page, 'hip-blood-clots', 'en-ca').click()
  const heading = page.getByRole('heading', { level: 1, name: titleOf('hip-blood-clots', 'en-ca') })
  await expect(heading).toBeFocused()
  await expectWholeKeyboard(page)
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

  // On paper: the text with the addresses of its links, and nothing to press.
  await openContent(page, 'asthma-triggers', { lang: 'en-ca', organization: lakeside })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Common triggers and what helps' })).toBeVisible()
  for (const name of [en.save, 'Print', 'Share link', en.done])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('Search, filters and page are in the address; Back leads through the filters, not through letters; offline the results say so in place, and come back with the connection', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  // A page past the end, and the calls of a lost connection.
  allowErrors(/404|ERR_INTERNET_DISCONNECTED|status 0/)
  await signIn(page, 'maya', discoverOf(lakeside))
  const main = page.getByRole('main')
  await expect(main.getByText(/Showing 1 to 20 of 4\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(main.getByText(/Showing 21 to 40/)).toBeFocused()
  await page.getByRole('combobox', { name: en.topic }).selectOption({ label: 'Diabetes' })
  await expect(page).toHaveURL(/\?topic=diabetes$/)
  await expect(page.getByRole('heading', { level: 2, name: '6 results' })).toBeVisible()
  await expectWholeKeyboard(page)
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
  await context.setOffline(true)
  const field = page.getByRole('textbox', { name: en.search })
  await field.fill('asthma')
  await expect(page.getByText("We couldn't load the library")).toBeVisible()
  await expect(field).toHaveValue('asthma')
  await context.setOffline(false)
  await expect(cardOf(page, 'asthma-attack', 'en-ca')).toBeVisible()

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
