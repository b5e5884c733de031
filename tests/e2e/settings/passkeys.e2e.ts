// Passkeys, with the virtual authenticator of Chromium.
import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { signIn, signInForm, signOut } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

test('Maya adds a passkey, signs out, signs in with it, reloads, and removes it; then the password is the only way', async ({
  page,
  allowErrors,
}) => {
  // A wrong password is a 400 of the identity service.
  allowErrors(/400/)
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, 'maya', paths.settings.account())
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const current = page
    .getByRole('form', { name: 'Add a passkey' })
    .getByLabel('Current password', { exact: false })
  await current.fill('wrong')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your current password is incorrect.')
  await expectFit(page)
  await current.fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const passkeys = page.getByRole('group', { name: 'Your passkeys' })
  await expect(passkeys.getByRole('listitem')).toContainText('Added on')
  await expect(passkeys).toBeFocused()
  await expectFit(page)

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with a passkey' })).toBeFocused()
  await expectFit(page)
  const { email } = signInForm(page)
  await email.fill(people.luc.email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('alert')).toContainText("You can't use a passkey for this account.")
  await expectWholeKeyboard(page)
  await email.fill(people.maya.email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')

  await goWithin(page, paths.settings.account())
  await passkeys.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible()
  await signOut(page)
  await email.fill(people.maya.email)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText("You can't use a passkey for this account.")
  await page.getByRole('button', { name: 'Sign in with your password' }).click()
  await expect(signInForm(page).password).toBeVisible()
  await authenticator.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})
