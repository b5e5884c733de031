import { expectAccessible } from '../support/axe.ts'
import { gatesOn, passGates } from '../support/gates.ts'
import { enterAs, signIn } from '../support/people.ts'
import { journeysOf, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test('Consent comes between the sign-in and the address that was wanted, which waits behind all gates; no is an answer, and leaves (STORE-03, F46)', async ({
  page,
  control,
}) => {
  const gates = gatesOn(page)
  const { word } = gates
  await page.goto(journeysOf(northern))
  await enterAs(page, 'noor')
  await expect(gates.heading(word.consent)).toBeVisible()
  await gates.button(word.decline).click()
  const dialog = page.getByRole('dialog', { name: word.declineTitle })
  await expect(dialog).toContainText("You won't be able to use Portage")
  await expectAccessible(page)
  await gates.button(word.readAgain).click()
  await expect(dialog).toHaveCount(0)
  await expect(gates.button(word.decline)).toBeFocused()
  await gates.button(word.decline).click()
  await dialog.getByRole('button', { name: word.leave }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await control.callsOf('createConsentDecision')).toEqual([])

  await signIn(page, 'noor', journeysOf(northern))
  await passGates(page)
  await expect(page).toHaveURL(journeysOf(northern))
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeFocused()
})
