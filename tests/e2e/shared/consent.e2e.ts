import { expectAccessible } from '../support/axe.ts'
import { gatesOn, passGates } from '../support/gates.ts'
import { enterAs, signIn } from '../support/people.ts'
import { journeysOf, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const agree = { name: /^I agree/ }

test('Noor meets data and privacy before anything else, agrees, and goes on (GATE-01..06, CALL-58)', async ({
  page,
  control,
}) => {
  await signIn(page, 'noor')
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', /^https/)
  await expect(main.getByRole('link', { name: /Terms of use/ })).toHaveAttribute('href', /^https/)
  await expect(main).toContainText(/Version \d{4}\.\d, updated on \w+ \d+, \d{4}/)
  // Nothing about her health was asked for.
  const asked = (await control.requests()).map(({ operationId }) => operationId)
  expect(asked).not.toContain('listTasks')
  expect(asked).not.toContain('listProcessInstances')
  expect(asked).not.toContain('listPatients')

  await page.getByRole('button', agree).click()
  const gates = gatesOn(page)
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  expect((await control.callsOf('createConsentDecision')).map(({ status }) => status)).toEqual([201, 201])

  await page.reload()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  await expect(page.getByRole('button', agree)).toHaveCount(0)
})

test('The consent cannot be saved: two more tries, then an error, and the button works again, but sends nothing twice (CALL-57)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/50[03]/)
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'createConsentDecision' } })
  await signIn(page, 'noor')
  await page.getByRole('button', agree).click()
  await expect(page.getByRole('alert')).toContainText("We couldn't save your answer")
  await expectAccessible(page)
  // Two policies, each sent once and twice more.
  expect((await control.callsOf('createConsentDecision')).length).toBe(6)
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()

  // It is saved, but the user cannot be fetched after it: an error is shown, and nothing is sent twice.
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'getCurrentUser' } })
  const gates = gatesOn(page)
  await gates.agree()
  const refused = async () => (await control.callsOf('getCurrentUser')).filter(({ status }) => status === 503)
  await expect.poll(refused).not.toEqual([])
  await expect(page.getByRole('button', agree)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toContainText('Please try again')
  await control.faults()
  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  expect((await control.callsOf('createConsentDecision')).length).toBe(6 + 2)
})

test('Consent comes between the sign-in and the address that was wanted; no is an answer, and leaves', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
})
