import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { gatesOn, gateWords } from '../support/gates.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

async function toWizard(page: Page) {
  const gates = gatesOn(page)
  await signIn(page, 'noor')
  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  return gates
}

test('Back and Next walk the three steps; only the last one creates, says so when it cannot, and creates once (PROFILE-01..08, PROFILE-09, PROFILE-13, PROFILE-14, F38)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  const gates = await toWizard(page)
  const { word } = gates
  await expect(gates.button(word.create)).toHaveCount(0)
  await expect(gates.button(word.back)).toHaveCount(0)
  await gates.button(word.next).click()
  await expect(gates.heading(word.who)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await gates.radio(word.someone).check()
  await gates.button(word.next).click()
  await expect(gates.heading(word.nameSomeone)).toBeVisible()
  await expect(gates.button(word.next)).toHaveCount(0)
  await gates.first.fill('Rose')
  // What was answered stays, and the title follows the answer.
  await gates.button(word.back).click()
  await expect(gates.radio(word.someone)).toBeChecked()
  await gates.radio(word.myself).check()
  await gates.button(word.next).click()
  await expect(gates.heading(word.nameMyself)).toBeVisible()
  await expect(gates.first).toHaveValue('Rose')
  await gates.button(word.back).click()
  await gates.button(word.back).click()
  await expect(gates.heading(word.welcome)).toBeFocused()

  // It cannot be created: what was typed stays.
  await gates.fillProfile('myself', 'Noor', 'Haddad')
  const match = { operationId: 'createPatient' }
  await control.faults({ kind: 'status', status: 500, match })
  await gates.button(word.create).click()
  await expect(page.getByRole('alert')).toHaveText(/^Error\s*Failed to create profile$/)
  await expect(gates.first).toHaveValue('Noor')
  await expect(page.getByRole('main')).toContainText('What you typed is still here')

  // Pressed twice on a slow connection, one is created.
  await control.faults({ kind: 'delay', ms: 1500, match })
  const create = gates.button(word.create)
  await create.dblclick()
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expect(gates.heading(word.language)).toBeVisible()
  expect((await control.callsOf('createPatient')).map(({ status }) => status)).toEqual([500, 201])
})

test('Nothing is sent before every answer is there, in French (VAL-26..28)', async ({
  page,
  context,
  baseURL,
  control,
}) => {
  const lang = 'fr-ca'
  const word = gateWords[lang]
  await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
  const gates = gatesOn(page, lang)
  await signIn(page, 'noor')
  await gates.agree()
  await gates.button(word.next).click()
  await gates.button(word.next).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: word.selectOption }).click()
  await expect(gates.radio(word.myself)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(page.getByText(word.selectOption)).toHaveCount(0)
  await gates.button(word.next).click()

  await gates.first.fill('   ')
  await gates.button(word.create).click()
  await expect(summary.getByRole('link', { name: word.required })).toHaveCount(2)
  await summary.getByRole('link', { name: word.required }).first().click()
  await expect(gates.first).toBeFocused()
  await expectAccessible(page)
  await gates.first.fill('Zoë')
  await expect(page.getByText(word.required)).toHaveCount(2) // the other field and its line in the summary
  await gates.last.fill('D’Arcy-Bélanger')
  await expect(page.getByText(word.required)).toHaveCount(0)
  expect(await control.callsOf('createPatient')).toEqual([])
  await gates.button(word.create).click()
  await expect(gates.heading(word.language)).toBeVisible()
  expect((await control.callsOf('createPatient')).map(({ status }) => status)).toEqual([201])
})

test('The profile is created but the list cannot be fetched: it is not created twice', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/503/)
  const gates = await toWizard(page)
  await gates.fillProfile('myself', 'Noor', 'Haddad')
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'listPatients' } })
  await gates.button(gates.word.create).click()
  await expect(page.getByRole('alert')).toContainText('The profile was created')
  await control.faults()
  await gates.button('Try again').click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  expect((await control.callsOf('createPatient')).length).toBe(1)
})
