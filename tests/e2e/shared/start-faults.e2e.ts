import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { signInForm, signIn, signInMaya } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const who = { operationId: 'getCurrentUser' }

const started = (page: Page) => page.locator('#start')

test('The code of the portal is cut off: the page itself says so in both languages, and whom to write to', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/SyntaxError|Unexpected|PAGE/)
  await control.faults({
    kind: 'raw',
    body: 'import {',
    type: 'text/javascript',
    match: { path: '/assets/index-*.js' },
  })
  await page.goto('/')
  await expect(started(page)).toContainText('The portal could not start')
  await expect(started(page)).toContainText('Le portail n’a pas pu démarrer')
  await expect(started(page).getByRole('link')).toHaveAttribute('href', 'mailto:support@portage.example')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('A browser that is too old is asked to be updated, in both languages, and starts nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/PAGE|no place/)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/login')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Please update your browser\s*Veuillez mettre à jour votre navigateur/)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('The settings hang: the page says that it is starting, and after 15 seconds that it could not', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/could not start/)
  await control.faults({ kind: 'hang', match: { path: '/config.json' } })
  await page.clock.install()
  await page.goto(paths.settings.home())
  await expect(started(page)).toContainText('The portal is starting')
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('The settings do not come, or lack a part: the portal says so instead of staying blank or looking as if it worked, the console names the part, and it works when they come (F50)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/.*/)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const match = { path: '/config.json' }
  for (const [key, value] of [
    ['brand', undefined],
    ['identity', null],
  ] as const)
    await test.step(`without ${key}`, async () => {
      await control.faults({ kind: 'mutate', jsonPath: `$.${key}`, value, match })
      await page.goto('/')
      await expect(page.getByRole('alert')).toContainText('Something went wrong.')
      await expect(signInForm(page).submit).toHaveCount(0)
      await expect.poll(() => said.join(' ')).toContain(`/config.json is wrong: ${key}`)
    })
  await control.faults({ kind: 'status', status: 500, match })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await control.faults()
  await page.getByRole('button').click()
  await expect(signInForm(page).submit).toBeVisible()
})

test('The API fails, or no one answers there: an error over the page without its insides, asked once more and no storm, and Reload works (SHELL-06, GATE-05, UI-10..12, F07, T46)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_|status 0|500/)
  // What a server tells about its insides is never shown.
  const body = { detail: 'Traceback (most recent call last): File "/srv/app/views.py", line 42' }
  await control.faults({ kind: 'status', status: 500, body, match: who })
  await signIn(page, 'maya')
  const error = page.getByRole('alert')
  await expect(error).toContainText('Error: Request failed with status 500')
  // One retry, no storm (CALL-65).
  expect((await control.callsOf('getCurrentUser')).length).toBe(2)
  await expect(page.locator('body')).not.toContainText(/Traceback|views\.py/)
  await control.faults({ kind: 'resetAfterBytes', bytes: 0, match: who })
  await page.reload()
  await expect(error).toBeVisible()
  await control.faults()
  await error.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
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
