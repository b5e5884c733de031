import type { Page } from '@playwright/test'
import { badInputs } from '#tests/data/bad-inputs.ts'
import type { Control } from '../support/control.ts'
import { gatesOn, gateWords, passGates } from '../support/gates.ts'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, northern, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network|could not be created/

/** Noor is at the first step of the wizard. */
async function toWizard(page: Page) {
  const gates = gatesOn(page)
  await signIn(page, 'noor')
  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  return gates
}

test('Without a connection no gate is lost: it is said, the answer stays, and the next try sends it once (F02)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(noConnection)
  const gates = gatesOn(page)
  const { word } = gates
  await signIn(page, 'noor')
  await expect(gates.heading(word.consent)).toBeVisible()
  await context.setOffline(true)
  await gates.agree()
  await expect(page.getByRole('main').getByRole('alert')).toContainText("We couldn't save your answer.")
  await context.setOffline(false)
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

test('Two quick presses agree once (F38)', async ({ page, control }) => {
  const gates = gatesOn(page)
  await signIn(page, 'noor')
  await control.faults({ kind: 'delay', ms: 1000 })
  await gates.button(gates.word.agree).dblclick()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  expect((await control.callsOf('createConsentDecision')).length).toBe(2)
})

test('The language is changed in the middle of the wizard: the answers and the place stay, the errors change; an answer that is lost makes no second profile (F64, F06)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_|could not be created/)
  const gates = await toWizard(page)
  await gates.fillProfile('someone', 'Rose', '')
  await gates.button(gates.word.create).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Last name: This field is required')
  await page.getByRole('button', { name: words['fr-ca'].language }).click()
  const french = gatesOn(page, 'fr-ca')
  await expect(french.heading(french.word.nameSomeone)).toBeVisible()
  await expect(summary).toContainText('Nom de famille : Ce champ est obligatoire')
  await expect(french.first).toHaveValue('Rose')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await french.last.fill('Haddad')
  await expect(summary).toHaveCount(0)

  // The answer is lost after the profile was made: the next try finds it, and makes no second one.
  await page.getByRole('button', { name: words['en-ca'].language }).click()
  // Broken in the middle of the answer: where none has begun, browsers send again by themselves.
  await control.faults({ kind: 'resetAfterBytes', bytes: 10, match: { operationId: 'createPatient' } })
  await gates.button(gates.word.create).click()
  await expect(page.getByRole('main')).toContainText('What you typed is still here')
  await control.faults()
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  expect((await control.callsOf('createPatient')).length).toBe(1)
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

test('Without the role, nothing of the admin area is asked for; a role that was put into the answer opens an empty room (SEC-06, T15, F29)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/status (of )?403/)
  await signIn(page, 'luc', paths.admin.home())
  await expect(page).toHaveURL(paths.admin.home())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await more(control)).toEqual([])

  const roles = (value: string[]) =>
    control.faults({
      kind: 'mutate',
      jsonPath: '$.role_types',
      value,
      match: { operationId: 'getCurrentUser' },
    })
  await roles(['admin', 'superuser'])
  await page.reload()
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

test('A consent that was put into the storage opens nothing (T17)', async ({ page, control }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['consented', 'consented_policies', 'consent', 'onboarded'])
        storage.setItem(key, 'true')
  })
  await signIn(page, 'noor', '/login')
  await expect(page.getByRole('heading', { level: 1, name: gateWords['en-ca'].consent })).toBeVisible()
  expect(await control.callsOf('createConsentDecision')).toEqual([])
  await passGates(page)
})
