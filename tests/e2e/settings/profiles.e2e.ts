import type { Page } from '@playwright/test'
import { expectVisibleFocus, enterOn, tabTo } from '../support/keyboard.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { signIn } from '../support/people.ts'
import { settingsWords } from '../support/settings-words.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const word = settingsWords['en-ca']
const bar = (page: Page) => page.getByRole('region', { name: 'Active profile' })
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }).click()
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })

/** Theo cares for his mother Rose and his son Émile. */
async function asTheo(page: Page, path: string) {
  await signIn(page, 'theo', path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
async function putOff(page: Page) {
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Theo switches to his mother in the menu and back in the bar, and in a journey (SHELL-23..26, D-39, DATA-04)', async ({
  page,
  control,
}) => {
  await asTheo(page, homeOf(lakeside))
  await putOff(page)
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: /Theo Martin.*active profile/ })).toHaveAttribute(
    'href',
    /\/settings\/profiles\/[0-9a-f-]{36}$/,
  )
  await expect(choice(page, 'Theo Martin')).toBeChecked()
  const most = page.viewportSize()!.height * 0.35
  const list = page.getByRole('group', { name: 'Your profiles' })
  await expect(list).toHaveCSS('max-height', `${most}px`)
  await expect(list).toHaveCSS('overflow-y', 'auto')
  await choice(page, 'Rose Martin').click()
  await expect(bar(page)).toContainText(word.acting)
  await expect(page.getByText(word.switched)).toBeVisible()
  // It is kept: the next visit starts as Rose.
  await page.reload()
  await expect(bar(page)).toContainText(word.acting)
  await page.getByRole('button', { name: word.own }).click()
  await expect(bar(page)).toHaveCount(0)
  expect((await control.callsOf('updateUser')).map(({ status }) => status)).toEqual([200, 200])

  // From a journey of one profile a switch leads to the list of journeys.
  await page.getByRole('navigation').getByRole('link', { name: words['en-ca'].enrolled }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journeys\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(page)
  await choice(page, 'Émile Martin').click()
  await expect(page).toHaveURL(/\/journeys$/)
  await expect(bar(page)).toContainText("You're acting for Émile Martin.")
})

test('A profile is edited, pictured and added, by keyboard alone (PROFILE-15, DATA-55)', async ({
  page,
  control,
}) => {
  await asTheo(page, paths.settings.profiles())
  await enterOn(page, page.getByRole('link', { name: word.edit('Rose Martin') }))
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Martin' })).toBeFocused()
  const first = page.getByRole('textbox', { name: word.firstName })
  await tabTo(page, first)
  await page.keyboard.press('End')
  await page.keyboard.type('lie')
  const pictures = page.getByRole('radiogroup', { name: word.picture })
  await tabTo(page, pictures.getByRole('radio', { name: 'No pattern' }))
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('radio', { name: word.bamboo })).toBeChecked()
  await expectVisibleFocus(page)
  await enterOn(page, page.getByRole('button', { name: word.save }))
  await expect(page.getByText(word.saved)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Roselie Martin' })).toBeVisible()
  expect((await control.callsOf('updatePatient')).map(({ status }) => status)).toEqual([200])

  await page
    .getByRole('navigation', { name: word.settings })
    .getByRole('link', { name: word.profiles })
    .click()
  await expect(page.getByRole('heading', { name: 'Roselie Martin' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word.profiles })).toBeFocused()
  await enterOn(page, page.getByRole('link', { name: word.add }))
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s create a profile' })).toBeFocused()
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await tabTo(page, page.getByRole('radio', { name: 'Myself' }))
  await page.keyboard.press('ArrowDown')
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await tabTo(page, page.getByRole('textbox', { name: word.firstName }))
  await page.keyboard.type('Jo')
  await tabTo(page, page.getByRole('textbox', { name: /^Last name/ }))
  await page.keyboard.type('Roy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jo Roy' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word.profiles })).toBeFocused()
})
