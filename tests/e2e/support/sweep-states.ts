import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

/** Sends an empty form: what is wrong is said. */
export const sendEmpty = async (page: Page) => {
  await page.getByRole('button', { name: /^(Save|Enregistrer)$/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}
/** The next task is offered each time until it is put off. */
export const offerNextTask = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('nextTaskDismissedForJourney'))
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
}
/** Opens each menu in turn on a home page without the next task. */
export const openMenus = async (page: Page, lang: Lang) => {
  const { later, accountMenu, languageMenu, organizations } = words[lang]
  await page.getByRole('dialog').getByRole('button', { name: later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const name of [accountMenu, languageMenu, organizations]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
}
/** The introduction of a step that the seeds hold a draft of. */
export const openDraft = async (page: Page, lang: Lang) => {
  const later = page.getByRole('dialog').getByRole('button', { name: words[lang].later })
  const begun = page.getByRole('link', { name: new RegExp(`^${words[lang].continue}`) })
  await later.or(begun).first().waitFor()
  if (await later.isVisible()) await later.click()
  await begun.first().click()
  await expect(page.getByRole('button', { name: words[lang].continue, exact: true })).toBeVisible()
}
/** The question before someone reports a look at their information. */
export const askAboutAccess = async (page: Page) => {
  const report = /^(I don't recognize this|Je ne reconnais pas cet accès)/
  await page.getByRole('button', { name: report }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
