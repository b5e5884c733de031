import type { Page } from '@playwright/test'
import { gatesOn } from './gates.ts'
import { enterOn, expectVisibleFocus, tabTo } from './keyboard.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

type Options = {
  name: readonly [first: string, last: string]
  /** What is looked at on each screen. */
  look?: (page: Page) => Promise<void>
}

/** From the wizard that makes a profile through the language to the page behind, by keyboard alone. */
export async function passByKeyboard(page: Page, lang: Lang, { name, look }: Options): Promise<void> {
  const gates = gatesOn(page, lang)
  const { word } = gates
  // Each gate has a heading that takes the focus, and a title (2.4.2, 2.4.3).
  await expect(gates.heading(word.welcome)).toBeFocused()
  await look?.(page)
  await enterOn(page, gates.button(word.next))
  await expect(gates.heading(word.who)).toBeFocused()
  await look?.(page)
  await tabTo(page, gates.radio(word.myself))
  await page.keyboard.press('Space')
  await expect(gates.radio(word.myself)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(gates.heading(word.nameMyself)).toBeFocused()
  await look?.(page)
  await tabTo(page, gates.first)
  await page.keyboard.type(name[0])
  await tabTo(page, gates.last)
  await page.keyboard.type(name[1])
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')

  await expect(gates.heading(word.language)).toBeFocused()
  await expect(page.getByText(word.created)).toBeVisible()
  await look?.(page)
  // A radio group is one stop: its first choice, and the arrows move on it.
  await tabTo(page, gates.radio('English'))
  await page.keyboard.press(lang === 'en-ca' ? 'Space' : 'ArrowDown')
  await expect(gates.radio(words[lang].language)).toBeChecked()
  await enterOn(page, gates.continue)
}
