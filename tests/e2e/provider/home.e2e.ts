import type { Page } from '@playwright/test'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Where a care team's day starts (PROD-04, ROUTE-66, PROV-01, FLAG-11, SHELL-60, SHELL-61).

test.setTimeout(120_000)
const word = {
  home: 'Home',
  title: 'Care team home',
  attention: 'Needs your attention',
  take: 'Mark as handled: Béatrice Lavoie',
  dialog: 'Mark as handled?',
  note: /Note for your team/,
  confirm: 'Mark as handled',
  undo: 'Undo',
  taken: 'Done',
  seen: 'Ana Okafor is handling this',
}

const home = careTeamHomeOf(lakeside)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page, name: string) => page.getByRole('list', { name }).locator('> li')

test.describe('The home of a care team', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'samuel', home)
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
  })

  test('Samuel sees who needs him, takes care of an answer with a note, and takes that back (PROV-01)', async ({
    page,
  }) => {
    await expect(page.getByRole('navigation').getByRole('link', { name: word.home })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(cards(page, word.attention)).toHaveCount(4)
    await button(page, word.take).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: word.dialog })
    await dialog.getByRole('textbox', { name: word.note }).fill('Called her at 9.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: word.confirm }).click()
    const beatrice = cards(page, word.attention).filter({ hasText: 'Béatrice Lavoie' })
    await expect(beatrice).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: word.attention })).toBeFocused()
    await button(page, word.undo).click()
    await expect(beatrice).toHaveCount(1)
    await button(page, word.taken).click()
    await expect(page.getByText(word.seen)).toHaveCount(2)
    await expectFit(page)
  })
})

test('Columns are made wider by keyboard and by mouse, and stay so (FLAG-11)', async ({ page }) => {
  await signIn(page, 'samuel', home)
  const head = page.getByRole('columnheader', { name: 'Journey', exact: true })
  const end = page.getByRole('separator', { name: 'Width of Journey' })
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0)
  /** What the bar above half covers cannot be pressed there. */
  const toTop = () => page.evaluate(() => scrollTo(0, 0))
  await end.focus()
  await page.keyboard.press('Home')
  await expect.poll(width).toBe(80)
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(96)
  await expect(end).toHaveAttribute('aria-valuenow', '96')
  await toTop()
  await expectAccessible(page)
  await end.scrollIntoViewIfNeeded()
  const at = await end.boundingBox()
  if (!at) throw new Error('The end of the column is not seen')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width / 2 + 150, at.y + at.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(width).toBe(246)
  await page.reload()
  await expect.poll(width).toBe(246)
  await toTop()
  await expectFit(page)
})
