import { password, people } from '#mock-server/store/seeds/people.ts'
import { enterOn, expectVisibleFocus, tabBackTo, tabTo } from '../support/keyboard.ts'
import { signInForm, signInMaya } from '../support/people.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']

test('Maya goes from the address bar to her submission without a mouse (2.1.1, 2.4.3, 2.4.7, 2.4.11)', async ({
  page,
}) => {
  await page.goto('/')
  const form = signInForm(page)
  await tabTo(page, form.email)
  await page.keyboard.type(people.maya.email)
  await tabTo(page, form.password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  // The modal takes the focus shortly after it opens, and keeps it.
  const modal = page.getByRole('dialog')
  await expect(modal.locator(':focus')).toHaveCount(1)
  const view = modal.getByRole('link', { name: en.viewTask })
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(modal.locator(':focus')).toHaveCount(1)
    await expectVisibleFocus(page)
  }
  await enterOn(page, view)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const step = stepOn(page, forms.hipCheckIn)
  await enterOn(page, button(en.start))
  await expect(step.heading('pain')).toBeFocused()

  // The scale: one stop, arrows move on it.
  await tabTo(page, step.choice('pain', 0))
  await page.keyboard.press('Space')
  for (const value of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(step.choice('pain', value)).toBeChecked()
    await expectVisibleFocus(page)
  }
  await enterOn(page, button(en.next))
  await expect(step.heading('moving')).toBeFocused()

  await tabTo(page, step.choice('uses_cane', true))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(step.choice('uses_cane', false)).toBeChecked()
  await tabTo(page, step.choice('hard_activities', 'shoes'))
  await page.keyboard.press('Space')
  await expect(step.choice('hard_activities', 'shoes')).toBeChecked()
  await tabTo(page, step.question('walk_minutes'))
  await page.keyboard.type('15')
  await enterOn(page, button(en.next))
  await expect(step.heading('falls')).toBeFocused()

  await tabTo(page, step.choice('fell', true))
  await page.keyboard.press('Space')
  const day = step.question('last_fall').getByRole('textbox', { name: 'Day' })
  await tabTo(page, day)
  await page.keyboard.type('14')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F')
  await page.keyboard.press('Tab')
  await page.keyboard.type(String(new Date().getFullYear()))
  await enterOn(page, button(en.next))
  await expect(page.getByRole('heading', { level: 2, name: en.review })).toBeFocused()

  // From the review to one answer and back.
  await enterOn(page, page.getByRole('button', { name: /^Change How many minutes/ }))
  await expect(step.question('walk_minutes')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await step.expectReview()
  await expect(page.getByRole('definition').filter({ hasText: '25 minutes' })).toBeVisible()

  await enterOn(page, button(en.submit))
  await expect(page).toHaveURL(/\/submission$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(en.sent)
})

test('The first stop of every page skips to what it is about; menus and questions are opened, walked and left by keyboard, and the focus comes back (2.4.1, SHELL-16, UI-26)', async ({
  page,
}) => {
  await signInMaya(page)
  await page.reload()
  await expect(page.getByRole('link', { name: /^Start/ })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The next stop lies in it: the navigation was skipped.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  const account = page.getByRole('button', { name: en.accountMenu })
  await tabBackTo(page, account)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: en.signOut })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(account).toBeFocused()

  // A modal that one opened gives the focus back to what opened it.
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await step.answer('pain', 4)
  await page.goBack()
  const startOver = page.getByRole('button', { name: 'Start over' })
  await tabTo(page, startOver)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(startOver).toBeFocused()
})
