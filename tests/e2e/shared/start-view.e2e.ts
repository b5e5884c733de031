// Sign-in is in the page before its code is there (src/app/start/).
import type { Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import type { Control } from '../support/control.ts'
import { signedInWithoutCache, signInForm } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const view = (page: Page) => page.locator('#start-view')
const slowCode = (control: Control, ms = 2500) =>
  control.faults({ kind: 'delay', ms, match: { path: '/assets/index-*.js' } })

test('Maya signs in before the code has come: what she typed and pressed is kept', async ({
  page,
  control,
}) => {
  await slowCode(control)
  await page.goto('/', { waitUntil: 'commit' })
  const { email, password: secret } = signInForm(page)
  await email.fill(people.maya.email)
  await secret.fill(password)
  await page.keyboard.press('Enter')
  await expect(view(page).getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expect(page).toHaveURL(homeOf(lakeside), { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})

test('In French on a narrow phone: the form looks the same before and after, and keeps text and focus', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr-ca', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 320, height: 700 })
  await slowCode(control)
  await page.goto(paths.login(), { waitUntil: 'commit' })
  await expect(view(page)).toContainText('Portage')
  await expect(view(page).getByRole('button', { name: 'Continuer avec Google' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const submit = signInForm(page).submit
  const before = await submit.boundingBox()
  await page.keyboard.press('Tab')
  await signInForm(page).email.pressSequentially('maya@')
  await expect(view(page)).toHaveCount(0)
  await page.keyboard.type('portage.test')
  await expect(signInForm(page).email).toHaveValue('maya@portage.test')
  expect(await submit.boundingBox()).toEqual(before)
})

test('A way to elsewhere that is pressed early is taken, also by a press that lasts until the code is there', async ({
  page,
  otherDevice,
  control,
}) => {
  await slowCode(control)
  const forgot = (on: Page) => view(on).getByRole('button', { name: 'Forgot your password?' })
  await test.step('a short press', async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await forgot(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
  })
  await test.step('a long press', async () => {
    // With the code in its cache, the page would be there immediately.
    const other = await otherDevice()
    await other.goto('/', { waitUntil: 'commit' })
    await forgot(other).hover()
    await other.mouse.down()
    await other.locator('#root form').waitFor({ state: 'attached' })
    await other.mouse.up()
    await expect(other.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
  })
})

test('Only the providers of this environment are offered, and a passkey where it has them', async ({
  otherDevice,
  control,
}) => {
  const oauth = '$.identity.oauth.providers'
  for (const [value, passkeys, shown] of [
    [['Apple'], true, 1],
    [[], false, 0],
  ] as const) {
    await control.faults(
      { kind: 'delay', ms: 2500, match: { path: '/assets/index-*.js' } },
      { kind: 'mutate', jsonPath: oauth, value, match: { path: '/config.json' } },
      { kind: 'mutate', jsonPath: '$.identity.passkeys', value: passkeys, match: { path: '/config.json' } },
    )
    // With the code in its cache, the page would be there immediately.
    const page = await otherDevice()
    await page.goto('/', { waitUntil: 'commit' })
    await expect(view(page)).toContainText('Portage')
    await expect(view(page).getByRole('button', { name: /Google|Apple/ })).toHaveCount(shown)
    await expect(view(page).getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(shown)
    await expect(view(page).getByText('or', { exact: true })).toHaveCount(shown)
    await page.close()
  }
})

test('It is not shown to someone signed in, to someone invited, or after the code could not load', async ({
  page,
  browser,
  baseURL,
  control,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/404|MIME/)
  // With the code in its cache, the page would be there immediately.
  const maya = await signedInWithoutCache(page, browser, baseURL)
  const invited = await otherDevice()
  const atSettings = await otherDevice()
  await slowCode(control, 1000)
  for (const [who, path] of [
    [maya, '/'],
    [invited, '/?token=some-invitation'],
    [atSettings, paths.settings.home()],
  ] as const) {
    await who.goto(path, { waitUntil: 'commit' })
    await expect(who.locator('#start')).toBeAttached()
    await expect(view(who)).toHaveCount(0)
  }
  await maya.context().close()
  const stranger = await otherDevice()
  await control.faults({ kind: 'status', status: 404, match: { path: '/assets/index-*.js' } })
  await stranger.goto('/')
  await expect(stranger.getByRole('heading', { name: /The portal could not start/ })).toBeVisible()
  await expect(view(stranger)).toHaveCount(0)
})
