import { signInForm, signIn, signInMaya } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const who = { operationId: 'getCurrentUser' }

test('The settings do not come: the portal says so instead of staying blank, and works when they do (F50)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  await control.faults({ kind: 'status', status: 500, match: { path: '/config.json' } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await control.faults()
  await page.getByRole('button').click()
  await expect(signInForm(page).submit).toBeVisible()
})

test('Nobody answers at the API: an error over the page, and Reload works (F07)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_|status 0/)
  await control.faults({ kind: 'resetAfterBytes', bytes: 0, match: who })
  await signIn(page, 'maya')
  const error = page.getByRole('alert')
  await expect(error).toBeVisible()
  await control.faults()
  await error.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})

test('At the start the API knows nobody by these tokens: that is signed out, not an error (F22, CALL-11)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/40[01]/)
  await signInMaya(page)
  await control.faults({ kind: 'revokeSession', match: who })
  await page.reload()
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('What a server tells about its insides is shown to nobody (T46)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  const body = { detail: 'Traceback (most recent call last): File "/srv/app/views.py", line 42' }
  await control.faults({ kind: 'status', status: 500, body, match: who })
  await signIn(page, 'maya')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Traceback|views\.py/)
})

test('A server that always refuses is not asked for ever (T49)', async ({ page, control, allowErrors }) => {
  allowErrors(/40[01]/)
  await page.clock.install()
  await signInMaya(page)
  await control.faults({ kind: 'status', status: 401, body: { detail: 'no' } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = (await control.requests()).length
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await control.requests()).length - before).toBeLessThan(10)
})
