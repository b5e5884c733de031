import { enterAs, signIn } from '../support/people.ts'
import { homeOf, journeysOf, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const agree = { name: /^I agree/ }

test('Noor meets data and privacy before anything else, agrees, and finds her home (GATE-01..06, CALL-58)', async ({
  page,
  control,
}) => {
  await signIn(page, 'noor')
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', /^https/)
  await expect(main.getByRole('link', { name: /Terms of use/ })).toHaveAttribute('href', /^https/)
  // Nothing about her health was asked for.
  const asked = (await control.requests()).map(({ operationId }) => operationId)
  expect(asked).not.toContain('listTasks')
  expect(asked).not.toContain('listProcessInstances')
  expect(asked).not.toContain('listPatients')

  await page.getByRole('button', agree).click()
  await expect(page).toHaveURL(homeOf(northern))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
  await expect(page.getByRole('main')).toContainText('Nothing to do yet')
  expect((await control.callsOf('createConsentDecision')).map(({ status }) => status)).toEqual([201, 201])

  await page.reload()
  await expect(page.getByRole('main')).toContainText('Nothing to do yet')
  await expect(page.getByRole('button', agree)).toHaveCount(0)
})

test('The consent cannot be saved: two more tries, then an error, and the button works again (CALL-57)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'createConsentDecision' } })
  await signIn(page, 'noor')
  await page.getByRole('button', agree).click()
  await expect(page.getByRole('alert')).toContainText('We could not save your answer')
  // Two policies, each sent once and twice more.
  expect((await control.callsOf('createConsentDecision')).length).toBe(6)
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  await control.faults()
  await page.getByRole('button', agree).click()
  await expect(page).toHaveURL(homeOf(northern))
})

test('Consent comes between the sign-in and the address that was wanted; saying no leaves through the sign-out', async ({
  page,
}) => {
  await page.goto(journeysOf(northern))
  await enterAs(page, 'noor')
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'noor', journeysOf(northern))
  await page.getByRole('button', agree).click()
  await expect(page).toHaveURL(journeysOf(northern))
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
})
