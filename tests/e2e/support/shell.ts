import type { Page } from '@playwright/test'
import english from '#locales/en-ca/index.ts'
import french from '#locales/fr-ca/index.ts'
import { words, type Lang } from './words.ts'

/** The words of the shell. */
const shellWords = { 'en-ca': english, 'fr-ca': french } as const

export type Role = 'personal' | 'provider' | 'admin'

/** The frame around every page of a signed-in person, as someone finds and uses it. */
export function shellOn(page: Page, lang: Lang = 'en-ca') {
  const word = shellWords[lang]
  const bar = page.getByRole('banner')
  const account = bar.getByRole('button', { name: words[lang].accountMenu })
  const switcher = page.getByRole('menuitem', { expanded: false })
  const navigation = page.getByRole('navigation', { name: word.nav.main })
  return {
    word,
    bar,
    account,
    navigation,
    /** Opens the account menu and chooses a role. */
    become: async (role: Role) => {
      await account.click()
      await switcher.click()
      await page.getByRole('menuitem', { name: word.area[role], exact: true }).last().click()
    },
    /** Opens the drawer of a small screen. */
    openDrawer: async () => {
      await bar.getByRole('button', { name: word.nav.openMenu }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: word.actions.close }).waitFor()
      return drawer
    },
  }
}
