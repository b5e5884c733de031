import { expectAccessible } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Where a care team's day starts (PROD-04, ROUTE-66, FLAG-11); what Samuel does there is in morning.e2e.ts and
// monday.e2e.ts.

test.setTimeout(120_000)
const home = careTeamHomeOf(lakeside)
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
})
