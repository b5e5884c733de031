// Signing out on a device that is elsewhere.
import { paths } from '#src/routes/paths.ts'
import { expectFit } from '../support/axe.ts'
import { signIn, signInForm } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test('Maya finds the tablet that she left signed in, signs out there by keyboard, and it asks to sign in', async ({
  page,
  browser,
  allowErrors,
}) => {
  // What the tablet asks for next, and its refresh token, are refused.
  allowErrors(/40[01]/)
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'maya', paths.settings.account())
  const { origin } = new URL(page.url())
  const away = await browser.newContext({
    baseURL: origin,
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) CriOS/131.0 Mobile Safari/604.1',
    serviceWorkers: 'block',
  })
  const tablet = await away.newPage()
  await signIn(tablet, 'maya', homeOf(lakeside))
  await expect(tablet.getByRole('heading', { level: 1 })).toContainText('Maya')

  await page.reload()
  const devices = page.getByRole('group', { name: "Where you're signed in" })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await expectFit(page)
  await devices.getByRole('button', { name: 'Sign out there: Chrome on iPad' }).press('Enter')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices).toBeFocused()

  await tablet.reload()
  await expect(signInForm(tablet).submit).toBeVisible()
  await expect(tablet.locator('body')).not.toContainText(/Maya|Lakeside/)
  await away.close()
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
})
