import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import english from '#locales/en-ca/control/index.ts'
import french from '#locales/fr-ca/control/index.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { expectAccessible, expectFit, expectRoom } from '../support/axe.ts'
import { cardOn, cardWords } from '../support/card.ts'
import { enterOn, expectWholeKeyboard } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import type { Lang } from '../support/words.ts'

// The control page of the mock server at /__mock__/: for developers, in the portal's own look.

const texts = { 'en-ca': english, 'fr-ca': french } as const
type Part = keyof typeof english.parts
const partNames = Object.keys(english.parts) as Part[]

/** The control page, as someone finds and uses it. */
function controlPageOn(page: Page, lang: Lang = 'en-ca') {
  const words = texts[lang]
  const named = (text: string, name: string) => text.replace(/\{\w+(:\w+)?\}/, name)
  return {
    words,
    named,
    open: (part: Part) => page.goto(part === 'people' ? '/__mock__/' : `/__mock__/?part=${part}`),
    heading: (part: Part) => page.getByRole('heading', { level: 1, name: words.parts[part].title }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (part: Part) =>
      page
        .getByRole('navigation', { name: words.navigation })
        .getByRole('link', { name: words.parts[part].title, exact: true }),
  }
}

/** A call of the API as the portal makes it, without a token; gives its status. */
const asked = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const init = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {}
      return (await fetch(to, init)).status
    },
    [path, body] as const,
  )

for (const lang of ['en-ca', 'fr-ca'] as const) {
  test(`Every part of the control page is accessible, in ${lang}`, async ({
    page,
    context,
    baseURL,
    control,
  }) => {
    await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
    await control.faults({ kind: 'status', status: 503, match: { operationId: 'listFaqs' }, times: 2 })
    const on = controlPageOn(page, lang)
    for (const part of partNames) {
      await on.open(part)
      await expect(on.heading(part)).toBeVisible()
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
      if (part === 'people' && lang === 'fr-ca')
        await expect(page.getByText('patiente de deux organisations', { exact: false })).toBeVisible()
      // A phone looks the same in each language, and so does a wide screen (support/sweep.ts).
      if (lang === 'fr-ca') await expectRoom(page)
      else await page.setViewportSize({ width: 390, height: 844 })
      await expectFit(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
}

test('Maya is signed in with one press, and a care-team member after her', async ({ page }) => {
  const on = controlPageOn(page)
  await on.open('people')
  await on.button(on.named(english.parts.people.signInAs, 'Maya Tremblay')).click()
  await page.waitForURL(/\/patient\//)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible()
  await on.open('people')
  await page.getByRole('button', { name: english.parts.people.roles.provider, exact: true }).click()
  await expect(on.button(on.named(english.parts.people.signInAs, 'Maya Tremblay'))).toHaveCount(0)
  await on.button(on.named(english.parts.people.signInAs, 'Samuel Roy')).click()
  await page.waitForURL(/\/provider\//)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('One press signs in over a second factor and for people from Google, and not who could not', async ({
  page,
}) => {
  const on = controlPageOn(page)
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  for (const name of ['Tessa', 'Félix']) {
    await on.open('people')
    await card(name).getByRole('button').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/__mock__'))
    await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveCount(0)
  }
  await on.open('people')
  await expect(card(people.uma.firstName)).toContainText(english.parts.people.cannot)
  await expect(card(people.uma.firstName).getByRole('button')).toHaveCount(0)
})

test('The mailbox is empty at first, and then holds the code that was sent', async ({ page, control }) => {
  const on = controlPageOn(page)
  const words = english.parts.mailbox
  await on.open('mailbox')
  await expect(page.getByRole('heading', { level: 2, name: words.empty.title })).toBeVisible()
  await page.goto('/login')
  const card = cardOn(page)
  await card.email.fill(people.maya.email)
  await card.press(cardWords['en-ca'].login.forgot)
  await card.expectView('Reset password')
  await card.press('Reset password')
  await card.expectView('Confirm reset password')
  await on.open('mailbox')
  const code = await control.codeFor(people.maya.email)
  await expect(page.getByRole('listitem').filter({ hasText: people.maya.email })).toContainText(code)
})

test('By the keyboard: maintenance is turned on, met, seen in the record, and ended', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/401|503/)
  const on = controlPageOn(page)
  const { faults, requests } = english.parts
  await on.open('people')
  await enterOn(page, on.tab('faults'))
  await expect(on.heading('faults')).toBeFocused()
  await enterOn(page, on.button(on.named(faults.turnOnName, faults.presets.maintenance.title)))
  await expect(page.getByRole('heading', { level: 2, name: faults.active })).toBeVisible()
  expect(await asked(page, '/v1/tasks/')).toBe(503)
  await enterOn(page, on.tab('requests'))
  await expect(page.getByText(requests.verdicts.fault)).toBeVisible()
  await enterOn(page, on.tab('faults'))
  await enterOn(page, on.button(faults.clear))
  await expect(page.getByText(faults.none)).toBeVisible()
  expect(await asked(page, '/v1/tasks/')).toBe(401)
  expect((await control.requests()).map(({ status }) => status)).toEqual([503, 401])
})

test('What is put by hand and does not fit is refused beside the field, with the words kept', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/)
  const on = controlPageOn(page)
  const { own, hits } = english.parts.faults
  await on.open('faults')
  await page.getByText(own.title, { exact: true }).click()
  const field = page.getByRole('textbox', { name: own.label })
  await field.fill('{ "kind": "nothing" }')
  await on.button(own.put).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('{ "kind": "empty", "times": 3 }')
  await on.button(own.put).click()
  await expect(page.getByText('"kind":"empty"')).toBeVisible()
  await expect(page.getByText(new RegExp(`^0 ${/hits/.exec(hits)?.[0]}`))).toBeVisible()
})

test('A call that does not fit is found by the filter and says what is wrong, without its secrets', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/40[014]/)
  const on = controlPageOn(page)
  const words = english.parts.requests
  await on.open('requests')
  await expect(page.getByRole('heading', { level: 2, name: words.empty.title })).toBeVisible()
  await asked(page, '/v1/faqs/')
  await asked(page, '/v1/health-story-shares/share-maya-open-for-dr-roy/unlock/', {
    passcode: 'abc123',
    colour: 'red',
  })
  await asked(page, '/v1/nothing/?token=abc123')
  await on.button(english.refresh).click()
  await expect(page.getByRole('listitem').filter({ hasText: '/v1/' })).toHaveCount(3)
  await on.button(words.failing).click()
  const refused = page.getByRole('listitem').filter({ hasText: words.verdicts.request_refused })
  await expect(page.getByRole('listitem').filter({ hasText: '/v1/' })).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText('abc123')
  await refused.getByRole('button').click()
  await expect(refused.getByRole('heading', { name: words.problems })).toBeVisible()
  await expect(refused).toContainText('"colour"')
  await expect(refused).not.toContainText('abc123')
  await expectAccessible(page)
  await expectWholeKeyboard(page)
  await on.button(words.clear).click()
  await expect(page.getByRole('heading', { level: 2, name: words.empty.title })).toBeVisible()
})

test('The clock is moved on, set and put back', async ({ page }) => {
  const on = controlPageOn(page)
  const words = english.parts.clock
  await on.open('clock')
  await expect(page.getByText(words.real)).toBeVisible()
  await on.button(words.steps.week).click()
  await expect(page.getByText('168 hours ahead of real time.')).toBeVisible()
  const field = page.getByRole('textbox', { name: words.set })
  await field.fill('soon')
  await on.button(words.put).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('2031-05-06 07:08')
  await on.button(words.put).click()
  await expect(page.getByText('May 6, 2031 at 7:08')).toBeVisible()
  await on.button(words.back).click()
  await expect(page.getByText(words.real)).toBeVisible()
})

test('A world is reset after a confirmation, and another one is opened by its name', async ({
  page,
  baseURL,
  control,
  allowErrors,
}) => {
  allowErrors(/404/)
  const on = controlPageOn(page)
  const words = english.parts.worlds
  const own = new URL(baseURL ?? '').hostname.replace('.localhost', '')
  await on.open('worlds')
  await asked(page, '/v1/nothing/')
  const card = page.getByRole('listitem').filter({ hasText: own })
  await expect(card).toContainText(words.current)
  await card.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.confirm.body)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: words.reset }).click()
  await expect(dialog).toHaveCount(0)
  expect(await control.requests()).toEqual([])
  const field = page.getByRole('textbox', { name: words.another.label })
  await field.fill('Not a name!')
  await on.button(words.another.open).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const other = `${own}-b`.slice(-30)
  await field.fill(other)
  await on.button(words.another.open).click()
  await page.waitForURL(new RegExp(`//${other}\\.localhost:\\d+/__mock__/$`))
  await expect(page.getByRole('banner')).toContainText(other)
})

test('A world is saved to a file, and is there again when the file is restored', async ({
  page,
  control,
}) => {
  const on = controlPageOn(page)
  const { snapshot } = english.parts.worlds
  await control.advanceClock(7 * 86_400_000)
  await on.open('worlds')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: snapshot.save }).click()
  const file = await (await saving).path()
  await control.reset()
  await page.locator('input[type=file]').setInputFiles({
    name: 'world.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  })
  await on.button(snapshot.restore).click()
  await expect(page.getByText(snapshot.restored)).toBeVisible()
  await on.tab('clock').click()
  await expect(page.getByText('168 hours ahead of real time.')).toBeVisible()
})

test('A server that does not answer is reported, and asked again when the connection is back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const on = controlPageOn(page)
  await on.open('mailbox')
  await expect(page.getByRole('heading', { level: 2, name: english.parts.mailbox.empty.title })).toBeVisible()
  await context.setOffline(true)
  await on.tab('faults').click()
  await expect(page.getByRole('alert')).toContainText(english.noAnswer)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(english.parts.faults.none)).toBeVisible()
})
