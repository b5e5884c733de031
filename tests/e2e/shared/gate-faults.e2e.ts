import type { Page } from '@playwright/test'
import { badInputs } from '#tests/data/bad-inputs.ts'
import type { Control } from '../support/control.ts'
import { gatesOn } from '../support/gates.ts'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, northern, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network|could not be created/

/** Noor is at the first step of the wizard. */
async function toWizard(page: Page) {
  const gates = gatesOn(page)
  await signIn(page, 'noor')
  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  return gates
}

test('Without a connection no gate is lost: it is said, the answer stays, and the next try sends it once; what was saved is not sent again when only its effect cannot be fetched (F02, CALL-57)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(noConnection, /503/)
  const gates = gatesOn(page)
  const { word } = gates
  const alert = page.getByRole('main').getByRole('alert')
  await signIn(page, 'noor')
  await expect(gates.heading(word.consent)).toBeVisible()
  await context.setOffline(true)
  await gates.agree()
  await expect(alert).toContainText("We couldn't save your answer.")
  await context.setOffline(false)
  // It is saved, but the user cannot be fetched after it.
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'getCurrentUser' } })
  await gates.agree()
  const refused = async () => (await control.callsOf('getCurrentUser')).filter(({ status }) => status === 503)
  await expect.poll(refused).not.toEqual([])
  await expect(gates.button(word.agree)).not.toHaveAttribute('aria-busy', 'true')
  await expect(alert).toContainText('Please try again')
  await control.faults()
  await gates.agree()
  await gates.fillProfile('someone', 'Rose', 'Haddad')

  await context.setOffline(true)
  await gates.button(word.create).click()
  await expect(page.getByRole('main')).toContainText('What you typed is still here')
  await expect(gates.first).toHaveValue('Rose')
  await expect(gates.last).toHaveValue('Haddad')
  await context.setOffline(false)
  await gates.button(word.create).click()
  await expect(gates.heading(word.language)).toBeVisible()
  // The failure is not news any more.
  await expect(page.getByText('Failed to create profile')).toHaveCount(0)

  await gates.radio('English').check()
  await context.setOffline(true)
  await gates.continue.click()
  await expect(page.getByRole('alert').filter({ hasText: 'There was an issue' })).toHaveText(
    'There was an issue trying to set your language preference.',
  )
  await expect(gates.radio('English')).toBeChecked()
  await context.setOffline(false)
  await gates.continue.click()
  await expect(page).toHaveURL(homeOf(northern))
  for (const [operation, times] of [
    ['createConsentDecision', 2],
    ['createPatient', 1],
    ['updateUserPreferences', 1],
  ] as const)
    expect((await control.callsOf(operation)).length, operation).toBe(times)
})

const hostile = badInputs('name').filter(({ expect: wanted }) => wanted === 'safe')
test('Back and Forward past the gates send nothing again; names that are written like programs are names: kept to the letter, and never run (F43, T02, T04)', async ({
  page,
  control,
}) => {
  expect(hostile.length).toBeGreaterThan(5)
  await page.goto('/login')
  const gates = await toWizard(page)
  await page.goBack()
  await page.goForward()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  const name = String(hostile.find(({ value }) => String(value).includes('<script>'))?.value)
  await gates.fillProfile('myself', name, '{{7*7}}')
  await gates.button(gates.word.create).click()
  await gates.chooseLanguage('en-ca')
  await expect(page).toHaveURL(homeOf(northern))
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [operation, times] of [
    ['createConsentDecision', 2],
    ['createPatient', 1],
    ['updateUserPreferences', 1],
  ] as const)
    expect((await control.callsOf(operation)).length, operation).toBe(times)
  // As it came to the server, and as the next answer has it.
  await control.faults({
    kind: 'mutate',
    jsonPath: '$.first_name',
    value: name,
    match: { operationId: 'getCurrentUser' },
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  expect(await page.evaluate(() => '__xss' in globalThis)).toBe(false)
  await expect(page.locator('body')).not.toContainText('49')
})

/** What was requested beyond what every signed-in person requests. */
const more = async (control: Control) =>
  (await control.requests())
    .map(({ operationId }) => operationId ?? '')
    .filter((operation) => !/^(getCurrentUser|listPatients|listOrganizations)$/.test(operation))

test('Luc may not open the admin area, and nothing of it is asked for; a role that was put into the answer opens an empty room (GATE-32, UI-06..09, SEC-06, T15, F29)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/status (of )?403/)
  await signIn(page, 'luc', paths.admin.home())
  await expect(page).toHaveURL(paths.admin.home())
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await page.getByRole('button', { name: 'English' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  await expect(main).toContainText("Looks like you don't have permission to access this page")
  await expect(main.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(await more(control)).toEqual([])
  await main.getByRole('link', { name: /home page/ }).click()
  await expect(page).toHaveURL(homeOf(fleuve))

  const roles = (value: string[]) =>
    control.faults({
      kind: 'mutate',
      jsonPath: '$.role_types',
      value,
      match: { operationId: 'getCurrentUser' },
    })
  await roles(['admin', 'superuser'])
  await page.goto(paths.admin.home())
  // The home of administrators asks, and is refused: the room stays empty.
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  const answered = (await control.requests()).filter(({ status }) => status === 200)
  expect(answered.map(({ operationId }) => operationId)).not.toContain('listAdminItems')
  // A role that no one knows is none: a patient's home.
  await roles(['superuser'])
  await page.goto('/')
  await expect(page).toHaveURL(homeOf(fleuve))
})
