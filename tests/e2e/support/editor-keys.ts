// What writing in an editor without a mouse is made of.
import type { Locator, Page } from '@playwright/test'
import { enterOn, tabBackTo, tabTo } from './keyboard.ts'
import { expect } from './test.ts'

/** An editor has many stops. */
export const FAR = 160

export const button = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name, exact: typeof name === 'string' })
export const box = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('textbox', { name, exact: typeof name === 'string' })
export const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name })
export const dialogOn = (page: Page) => page.getByRole('dialog')

/** Types into fields that follow each other. */
export async function typeInto(page: Page, fields: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of fields) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

/** As typeInto, with texts that were written before and are pasted. */
export async function pasteInto(page: Page, fields: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of fields) {
    await tabTo(page, field)
    await page.keyboard.insertText(text)
  }
}

/** From the properties back to the list, and on to another question of a kind that starts with a letter. */
export async function addQuestion(page: Page, letter: string, kind: string, english: string, french: string) {
  await tabBackTo(page, button(page, 'Back to the list'))
  await page.keyboard.press('Enter')
  await enterOn(page, button(page, /^Add a question to /))
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press(letter)
  await page.keyboard.press('Enter')
  await expect(heading(page, 2, kind)).toBeFocused()
  await typeInto(page, [
    [box(page, 'Question (English)'), english],
    [box(page, 'Question (French)'), french],
  ])
}
