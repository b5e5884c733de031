import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { gatesOn } from '../support/gates.ts'
import { signIn } from '../support/people.ts'
import { homeOf, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

async function toLanguage(page: Page, path = '/') {
  const gates = gatesOn(page)
  await signIn(page, 'noor', path)
  await gates.agree()
  await gates.fillProfile('myself', 'Noor', 'Haddad')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  return gates
}

test('Noor chooses French: her home is in French, and stays so (GATE-21..30, CALL-16..18)', async ({
  page,
  control,
}) => {
  const gates = await toLanguage(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('preferred language wherever we can. Everywhere else, we use English')
  await expect(main).toContainText('change it later in the settings menu')
  const group = page.getByRole('radiogroup', { name: gates.word.select })
  await expect(group).toHaveAttribute('aria-required', 'true')
  await expect(group.getByRole('radio')).toHaveCount(2)
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await gates.chooseLanguage('fr-ca')
  await expect(page).toHaveURL(homeOf(northern))
  expect((await control.callsOf('updateUserPreferences')).map(({ status }) => status)).toEqual([200])
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test('Without a choice nothing is sent (VAL-30); pressed twice, it is sent once (GATE-27); when it cannot be saved she sees an error, and can try again (ERR-08)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  const gates = await toLanguage(page)
  const match = { operationId: 'updateUserPreferences' }
  await gates.continue.click()
  await expect(page.getByRole('alert')).toContainText('Please select an option')
  await expectFit(page)
  expect(await control.callsOf('updateUserPreferences')).toEqual([])

  await control.faults({ kind: 'status', status: 500, match })
  await gates.radio('English').check()
  await gates.continue.click()
  await expect(page.getByRole('alert')).toHaveText(
    'There was an issue trying to set your language preference.',
  )
  await control.faults({ kind: 'delay', ms: 1500, match })
  await gates.continue.dblclick()
  await expect(gates.continue).toHaveAttribute('aria-disabled', 'true')
  await expect(page).toHaveURL(homeOf(northern))
  expect((await control.callsOf('updateUserPreferences')).map(({ status }) => status)).toEqual([500, 200])
})

test('The address suggests a language (GATE-28), or one that the portal does not have (GATE-29)', async ({
  page,
}) => {
  const gates = await toLanguage(page, '/patient?lang=fr-ca')
  await expect(gates.radio('Français')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA') // D-80: it acts on this screen only
  await page.goto('/patient?lang=de')
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
