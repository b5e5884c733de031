import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { signIn, signInForm } from '../support/people.ts'
import { settingsWords } from '../support/settings-words.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function open(page: Page, person: 'theo' | 'maya', path: string) {
  await signIn(page, person, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('Every page of the settings is accessible in French, whose words are longer', async ({ page }) => {
  test.setTimeout(120_000)
  const lang = 'fr-ca'
  const word = settingsWords[lang]
  await open(page, 'theo', paths.settings.language())
  await page.getByRole('main').getByRole('button', { name: words[lang].language }).click()
  await expect(heading(page, word.language)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
  const places = [
    [paths.settings.home(), word.settings],
    [paths.settings.account(), word.account],
    [paths.settings.language(), word.language],
    [paths.settings.features(), word.features],
    [paths.settings.privacy(), word.privacy],
    [paths.settings.reading(), word.reading],
    [paths.settings.reminders(), word.reminders],
    [paths.settings.profiles(), word.profiles],
  ] as const
  for (const [path, title] of places) {
    await goWithin(page, path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: /./ })).toHaveCount(0)
    await expectFit(page)
  }
  await page.getByRole('button', { name: word.use('Rose Martin') }).click()
  await expect(page.getByText(word.acting)).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: word.edit('Rose Martin') }).click()
  await page.getByRole('textbox', { name: word.firstName }).fill('')
  await page.getByRole('button', { name: word.save }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFit(page)
  await page.getByRole('banner').getByRole('button', { name: words[lang].accountMenu }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await expectFit(page)
})

test('The settings have one navigation where there is room, and are a list on a phone; a switch among the features takes effect immediately and outlives a sign-out (SHELL-64, ROUTE-74, SET-04, FLAG-15, D-20)', async ({
  page,
}) => {
  const word = settingsWords['en-ca']
  await test.step('beside each of them', async () => {
    await open(page, 'theo', paths.settings.home())
    await expect(page.getByRole('heading', { name: 'Your name' })).toBeVisible()
    for (const part of [word.account, word.privacy]) {
      await page.getByRole('navigation').getByRole('link', { name: part }).click()
      await expect(heading(page, part)).toBeFocused()
      await expect(page.getByRole('navigation')).toHaveCount(1)
      await expect(page.getByText(word.settings, { exact: true })).toHaveCount(1)
    }
  })

  await test.step('on a phone they are a list, and each leads back to it', async () => {
    const wide = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    await goWithin(page, paths.settings.home())
    const list = page.getByRole('navigation', { name: word.settings })
    await expect(list.getByRole('link')).toHaveCount(7)
    await expect(page.getByRole('heading', { name: 'Your name' })).toHaveCount(0)
    await list.getByRole('link', { name: word.privacy }).click()
    await expect(heading(page, word.privacy)).toBeFocused()
    await page.getByRole('link', { name: word.back }).click()
    await expect(heading(page, word.settings)).toBeFocused()
    await page.setViewportSize(wide)
  })

  await test.step('several profiles are switched off and, after a sign-out, on again', async () => {
    await goWithin(page, paths.settings.features())
    const several = page.getByRole('checkbox', { name: word.several })
    await expect(several).toBeChecked()
    const menu = page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu })
    await several.uncheck()
    await expect(several).toBeFocused()
    await menu.click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(0) // SHELL-27
    await page.getByRole('menuitem', { name: words['en-ca'].signOut }).click()
    await expect(signInForm(page).submit).toBeVisible()
    await open(page, 'theo', paths.settings.features())
    await expect(several).not.toBeChecked()
    await several.check()
    await expect(several).toBeFocused()
    await menu.click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(3)
    const kept = (await page.context().cookies()).find(({ name }) => name.startsWith('flags.'))
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364) // CONST-02
    expect(days).toBeLessThanOrEqual(365)
  })
})

test('The password is changed by someone who knows it, and counts from then on; signing out everywhere ends the session on another device too (D-54, IDENT-51)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/40[01]/)
  await open(page, 'theo', paths.settings.account())
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const submit = page.getByRole('button', { name: 'Change password' })
  const fresh = 'Canoe-2027!'
  await field('Current password').fill('Wrong-2026!')
  await field('New password').fill(fresh)
  await field('Confirm new password').fill(fresh)
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Your current password is incorrect.')
  await expect(field('New password')).toHaveValue(fresh)
  await field('Current password').fill(password)
  await submit.click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  const tablet = await otherDevice()
  await open(tablet, 'theo', paths.settings.privacy())
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const form = signInForm(page)
  await expect(form.submit).toBeVisible()
  await tablet.getByRole('button', { name: 'Download your data' }).click()
  await expect(signInForm(tablet).submit).toBeVisible()
  await form.email.fill(people.theo.email)
  await form.password.fill(password)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  await form.password.fill(fresh)
  await form.submit.click()
  await expect(form.submit).toHaveCount(0)
})

test('A copy of the data is a file; Maya withdraws what she agreed to: the portal closes, her privacy page stays, and she can agree again (DATA-43, DATA-44)', async ({
  page,
}) => {
  await open(page, 'maya', paths.settings.privacy())
  const main = page.getByRole('main')
  await expect(main.getByText(/^You agreed on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/)).toHaveCount(2)
  await expect(main.getByText('Version 2026.2')).toHaveCount(2)
  await page.getByRole('button', { name: 'Withdraw your agreement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your agreement?' })
  await expectFit(page)
  await dialog.getByRole('button', { name: 'Withdraw your agreement' }).click()
  await expect(main).toContainText('You withdrew your agreement')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^portage-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  const data = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array())) as Record<string, unknown[]>
  expect(data.user).toMatchObject({ email: people.maya.email })
  expect(data.tasks?.length).toBeGreaterThan(1)
  expect(Object.keys(files).filter((name) => /^documents\/.*\.pdf$/.test(name)).length).toBeGreaterThan(1)
  expect(strFromU8(files['my-data.html'] ?? new Uint8Array())).toContain('A copy of your data')

  await page.goto(homeOf(lakeside))
  await expect(heading(page, 'Data and privacy')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your privacy page' }).click()
  await expect(heading(page, 'Privacy')).toBeVisible()
  await page.getByRole('link', { name: 'Agree again' }).click()
  await page.getByRole('button', { name: /^I agree/ }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(heading(page, 'Data and privacy')).toHaveCount(0)
})
