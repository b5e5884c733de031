import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { expectAccessible } from '../support/axe.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { signInMaya } from '../support/people.ts'
import { journeysOf, lakeside } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const mood = inLang(moodCheckIn.name, 'en-ca')

test('Maya joins a recommended journey and leaves it again, without a mouse, the second with the connection lost: nothing happens twice, and the focus is never lost (ROUTE-56, ROUTE-57, JOURNEY-13, F02, 2.1.1, 2.4.3, 2.4.7)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await signInMaya(page)
  await page.getByRole('navigation').locator('a[href$="/journeys/recommended"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended journeys' })).toBeFocused()
  // The one that she is in says so, and leads to it.
  const offers = page.getByRole('list', { name: 'Recommended journeys' }).getByRole('listitem')
  const hip = offers.filter({ hasText: 'Hip replacement preparation' })
  await expect(hip).toContainText("You're already enrolled in this journey.")
  await expect(hip.getByRole('button')).toHaveCount(0)

  const open = page.getByRole('button', { name: `Join ${mood}` })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Join ${mood}?` })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page, '[role=dialog]')
  await enterOn(page, dialog.getByRole('button', { name: 'Join', exact: true }))
  const heading = page.getByRole('heading', { level: 1, name: mood })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('list', { name: 'To do' }).getByRole('listitem')).not.toHaveCount(0)
  expect((await control.callsOf('createProcessInstance')).map(({ status }) => status)).toEqual([201])
  await page.goBack()
  await expect(offers.filter({ hasText: mood })).toContainText("You're already enrolled in this journey.")
  await page.goForward()
  await expect(heading).toBeVisible()

  await enterOn(page, page.getByRole('button', { name: 'Leave this journey' }))
  const leave = page.getByRole('dialog', { name: `Leave ${mood}?` })
  await expect(leave).toContainText('Your open steps will be removed')
  const reason = leave.getByRole('textbox', { name: /Why are you leaving/ })
  await reason.fill('I feel better.')
  await expectAccessible(page, '[role=dialog]')
  await context.setOffline(true)
  await enterOn(page, leave.getByRole('button', { name: 'Leave journey' }))
  await expect(leave.getByRole('alert')).toContainText("You're offline")
  await expect(reason).toHaveValue('I feel better.')
  await context.setOffline(false)
  const offline = page.getByRole('status', { includeHidden: true }).filter({ hasText: "You're offline" })
  await expect(offline).toHaveCount(0)
  await leave.getByRole('button', { name: 'Leave journey' }).press('Enter')
  await expect(page.getByText(/^You left this journey on/)).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'To do' })).toHaveCount(0)
  expect(await control.callsOf('leaveProcessInstance')).toHaveLength(1)
  await page.getByRole('link', { name: 'See what happened in this journey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Journey left' })).toContainText('I feel better.')

  // It is with her other journeys, as stopped.
  await goWithin(page, journeysOf(lakeside))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Stopped')
  await expect(page).toHaveURL(/\?status=cancelled$/)
  await expect(page.getByRole('link', { name: mood })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hip replacement preparation' })).toHaveCount(0)
})
