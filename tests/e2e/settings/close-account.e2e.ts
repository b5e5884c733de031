import type { Page } from '@playwright/test'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { signIn, signInForm } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const hipPlace = {
  organizationId: lakeside.id,
  journeyId: hipReplacement.id,
  enrolmentId: journeyIdOf('maya-hip'),
}
const DAY = 86_400_000
const notice = (page: Page) => page.getByText(/^Your account closes on [A-Z][a-z]+ \d{1,2}, \d{4}$/)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Maya closes her account: a code, a change of mind, the day, and what her care team sees then', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  // Her sessions end on the day, and the sign-in is refused.
  allowErrors(/40[01]/)
  const { email } = people.maya
  const askForCode = async () => {
    await press(page, 'Send a code by email')
    await expect(page.getByRole('heading', { name: 'Enter your code to close your account' })).toBeFocused()
  }
  const confirm = async () => {
    await askForCode()
    await page.getByRole('textbox', { name: /^Verification code/ }).fill(await control.codeFor(email))
    await press(page, 'Close your account')
    await expect(notice(page)).toBeVisible()
  }
  await signIn(page, 'maya', paths.settings.privacy())
  await askForCode()
  await expectFit(page)
  await press(page, 'Keep your account')
  await expect(page.getByRole('button', { name: 'Send a code by email' })).toBeFocused()
  await confirm()
  await expectFit(page)

  // At home she changes her mind.
  await page.goto(homeOf(lakeside))
  await page.getByRole('button', { name: "I'll do this later" }).click()
  await expect(notice(page)).toBeVisible()
  await expectFit(page)
  await press(page, 'Keep your account')
  await expect(notice(page)).toHaveCount(0)
  expect((await control.mailTo(email))[0]?.subject).toBe('You are keeping your account')

  // Then she closes it after all, from a portal that is closed already.
  await page.goto(paths.settings.privacy())
  await press(page, 'Withdraw your agreement')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw your agreement' }).click()
  await expect(page.getByRole('main')).toContainText('You withdrew your agreement')
  await confirm()
  await page.goto(homeOf(lakeside))
  const consent = page.getByRole('heading', { level: 1, name: 'Data and privacy' })
  await expect(consent).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: /^I agree/ }).click()
  await expect(consent).toHaveCount(0)

  await control.advanceClock(30 * DAY)
  const phone = await otherDevice()
  await phone.goto('/login')
  const form = signInForm(phone)
  await form.email.fill(email)
  await form.password.fill('Portage-2026!')
  await form.submit.click()
  await expect(cardOn(phone).alert).toHaveText(
    'This account is closed or deactivated. To use it again, contact your care team.',
  )
  expect((await control.mailTo(email))[0]?.subject).toBe('Your account is closed')

  const samuel = await otherDevice()
  await signIn(samuel, 'samuel', paths.provider.patientActions(hipPlace))
  await expect(samuel.getByRole('heading', { level: 1, name: 'Maya Tremblay' })).toBeVisible()
  await expect(samuel.getByText(/^This person closed their account on/)).toBeVisible()
  await expect(samuel.getByRole('link', { name: 'About your hip' })).toBeVisible()
  await expectFit(samuel)
})
