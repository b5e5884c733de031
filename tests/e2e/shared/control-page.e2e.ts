import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import english from '#locales/en-ca/control/index.ts'
import french from '#locales/fr-ca/control/index.ts'
import { expectAccessible, expectFit, expectRoom } from '../support/axe.ts'
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
const asked = (page: Page, path: string) => page.evaluate(async (to) => (await fetch(to)).status, path)

test('Every part of the control page is accessible in French, on wide screens, between them, and on a phone', async ({
  page,
  context,
  baseURL,
  control,
}) => {
  const lang = 'fr-ca'
  await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'listFaqs' }, times: 2 })
  const on = controlPageOn(page, lang)
  for (const part of partNames)
    await test.step(part, async () => {
      await on.open(part)
      await expect(on.heading(part)).toBeVisible()
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
      if (part === 'people')
        await expect(page.getByText('patiente de deux organisations', { exact: false })).toBeVisible()
      await expectRoom(page)
      await expectFit(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    })
})

test('One press signs in over a second factor, as someone from Google, and as a care-team member after them', async ({
  page,
}) => {
  const on = controlPageOn(page)
  for (const name of ['Tessa', 'Félix', 'Samuel']) {
    await on.open('people')
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/__mock__'))
    await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveCount(0)
  }
  await page.waitForURL(/\/provider\//)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('By the keyboard: maintenance is turned on, met, seen in the record, and ended; a server that is not reached is asked again when the connection is back', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/401|503|ERR_INTERNET_DISCONNECTED/)
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
  await expectWholeKeyboard(page)
  await enterOn(page, on.tab('faults'))
  await enterOn(page, on.button(faults.clear))
  await expect(page.getByText(faults.none)).toBeVisible()
  expect(await asked(page, '/v1/tasks/')).toBe(401)
  expect((await control.requests()).map(({ status }) => status)).toEqual([503, 401])

  await context.setOffline(true)
  await on.tab('mailbox').click()
  await expect(page.getByRole('alert')).toContainText(english.noAnswer)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: english.parts.mailbox.empty.title })).toBeVisible()
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
