import { people } from '#mock-server/store/seeds/people.ts'
import type { Page } from '@playwright/test'
import { enterAs, signIn, signInForm, signInMaya, signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

async function trySignIn(page: Page, email: string, secret: string) {
  const form = signInForm(page)
  await form.email.fill(email)
  await form.password.fill(secret)
  await form.submit.click()
}

test('A blank e-mail or password says how to go on; a wrong password and an unknown e-mail say the same, and what was typed stays (VAL-17, ERR-11)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  const banner = 'Please continue with your Google account or use an email and password.'
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toHaveText(banner)
  await trySignIn(page, people.maya.email, '')
  await expect(page.getByRole('alert')).toHaveText(banner)
  await trySignIn(page, '', 'Portage-2026!')
  await expect(page.getByRole('alert')).toHaveText(banner)
  expect(await control.requests()).toEqual([])

  await trySignIn(page, people.maya.email, 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await trySignIn(page, 'nobody@portage.test', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await expect(signInForm(page).email).toHaveValue('nobody@portage.test')
  await expect(signInForm(page).password).toHaveValue('wrong')
})

test('When the identity service fails, an error has occurred, and the next try works (ERR-12)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await control.faults({
    kind: 'status',
    status: 400,
    body: { __type: 'InvalidParameterException', message: 'no' },
    match: { amzTarget: 'InitiateAuth' },
  })
  await page.goto('/')
  await trySignIn(page, people.maya.email, 'Portage-2026!')
  await expect(page.getByRole('alert')).toHaveText('An error has occurred.')
  await control.faults()
  await enterAs(page, 'maya')
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('An address opened while signed out comes back after the sign-in, once (STORE-03, IDENT-27, IDENT-28, F46)', async ({
  page,
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
})

test('Maya stays signed in when she loads the page again; after the sign-out nothing of her comes back with the Back button (IDENT-26, IDENT-30, F45)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  await expect(signInForm(page).submit).toHaveCount(0)
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
  await page.getByRole('navigation').getByRole('link', { name: words['en-ca'].enrolled }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  await signOut(page)
  await page.goBack()
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Maya|Hip replacement/)
})

test('A revoked session found at the start leads to sign-in, and back to the page that was wanted (IDENT-31, IDENT-32)', async ({
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
  await enterAs(page, 'maya')
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  await expect(page).toHaveURL(journeysOf(lakeside))
})
