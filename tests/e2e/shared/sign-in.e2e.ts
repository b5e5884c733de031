import { enterAs, signIn, signInForm, signInMaya, signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test('An address opened while signed out comes back after the sign-in, once; Maya stays signed in when she loads the page again (STORE-03, IDENT-26, IDENT-27, IDENT-28, F46)', async ({
  page,
  control,
}) => {
  const wanted = `${journeysOf(lakeside)}?page=1`
  await page.goto(wanted)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))).toBe(wanted)
  await enterAs(page, 'maya')
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))).toBeNull()
  // STORE-01
  expect(await page.evaluate(() => localStorage.getItem('organization_id'))).toBe(lakeside.id)
  // The Back button does not lead to sign-in again.
  await page.goto('/')
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
})

test('A revoked session found at the start leads to sign-in without an error, and back to the page that was wanted (IDENT-31, IDENT-32, F22)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/40[01]/)
  await signInMaya(page)
  const other = await otherDevice()
  await signIn(other, 'maya')
  await other.getByRole('button', { name: words['en-ca'].later }).click()
  // Signing out ends the sessions on every device.
  await signOut(other)
  await page.goto(journeysOf(lakeside))
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await enterAs(page, 'maya')
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  await expect(page).toHaveURL(journeysOf(lakeside))
})
