import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, homeOf, lakeside, paths } from '../support/places.ts'
import { shellOn } from '../support/shell.ts'
import { expect, test } from '../support/test.ts'
import { words, type Lang } from '../support/words.ts'

const homes = { personal: homeOf(lakeside), provider: careTeamHomeOf(lakeside), admin: paths.admin.home() }

/** Ana at home as a patient, in a language. */
async function anaAtHome(page: Page, lang: Lang) {
  await signIn(page, 'ana')
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (lang !== 'en-ca') await changeLanguage(page, lang)
  return shellOn(page, lang)
}

test('Ana goes between her three areas, with and without a mouse (SHELL-04, SHELL-07..09, SHELL-16, SHELL-28, SHELL-29, SHELL-30, SHELL-54..60, UI-26, 2.1.1)', async ({
  page,
}) => {
  const { word, account, navigation, become } = await anaAtHome(page, 'en-ca')
  await expect(account).toContainText(`Ana Okafor ${word.area.personal}`)
  await expect(navigation.getByRole('link')).toHaveText([
    word.nav.home,
    word.nav.library,
    word.nav.recommended,
    word.nav.discover,
    word.nav.journeys,
    word.nav.enrolled,
    word.nav.recommended,
    word.nav.healthStory,
  ])
  for (const role of ['provider', 'admin', 'personal'] as const) {
    await become(role)
    await expect(page).toHaveURL(homes[role])
    await expect(account).toContainText(`Ana Okafor ${word.area[role]}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(navigation.getByRole('link', { name: word.nav.home })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }

  // Without a mouse, by arrows and by letters.
  await enterOn(page, account)
  const focused = page.locator(':focus')
  // Her profiles are above her roles.
  await expect(focused).toContainText('Ana Okafor')
  await page.keyboard.type('pe', { delay: 30 })
  await expect(focused).toHaveText(word.area.personal)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveText(word.area.provider)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(homes.provider)
  await expect(page.getByRole('heading', { level: 1, name: 'Care team home' })).toBeFocused()

  // Letters: from the first entry on; a second one within 350 ms goes on spelling.
  await tabTo(page, account)
  await page.keyboard.press('ArrowDown')
  await expect(focused).toContainText('Ana Okafor')
  await page.keyboard.type('si', { delay: 30 })
  await expect(focused).toHaveText(word.userMenu.signOut)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Ana goes between her areas, and each has its own drawer (SHELL-05, SHELL-43..47, SHELL-53)', async ({
    page,
  }) => {
    const { word, account, bar, become, openDrawer } = await anaAtHome(page, 'fr-ca')
    for (const role of ['provider', 'admin', 'personal'] as const) {
      await become(role)
      await expect(page).toHaveURL(homes[role])
      await expect(account).toContainText(word.area[role])
      await expect(bar).toContainText(role === 'admin' ? 'Portage' : lakeside.name)
      const drawer = await openDrawer()
      await expect(drawer).toContainText(role === 'admin' ? `Portage ${word.area.admin}` : lakeside.name)
      if (role === 'admin') await expectAccessible(page)
      // Going where one is already closes it too.
      await drawer.getByRole('link', { name: word.nav.home, exact: true }).click()
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(homes[role])
    }
  })
})
