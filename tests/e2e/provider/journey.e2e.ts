import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The care team's page of a journey (ROUTE-69, PROV-02, DATA-30, DATA-31, CALL-46, FLAG-12).

test.setTimeout(150_000)

const place = paths.provider.journey({ organizationId: lakeside.id, journeyId: hipReplacement.id })

const word = {
  title: 'Hip replacement preparation',
  columns: 'Columns',
  hide: 'Enrolled',
  up: 'Move Last activity up',
  search: 'Search by name',
  chip: 'Remove the filter Search: trembl',
  status: 'Status',
  active: 'In progress',
  choose: (name: string) => `Choose ${name}`,
  remind: 'Remind',
  send: 'Send the reminders',
  sent: '2 reminders were sent.',
  recently: 'Reminded in the last 24 hours: Maya Tremblay',
  views: 'Views Choose a saved view',
  everyone: 'Everyone',
  save: 'Save this view',
  keep: 'Save',
  viewName: 'Name of the view',
  own: 'My morning',
  shown: 'My morning Choose a saved view',
  export: 'Export',
  confirm: /^Export \d+ people$/,
  file: 'enrolments-hip-replacement-preparation.csv',
  head: '"Name","Status"',
  actions: 'Actions for Rose Martin',
  end: 'End the enrolment',
  ended: "Rose Martin's enrolment has ended.",
  stopped: 'Stopped',
}

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: typeof name === 'string' })
const person = (page: Page, name: string) => page.getByRole('rowheader', { name })

test('Samuel finds people, chooses columns, and keeps that as a view of his own; he reminds two people, exports what he sees, and ends an enrolment', async ({
  page,
  control,
}) => {
  await signIn(page, 'samuel', place)
  await expect(person(page, 'Maya Tremblay')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
  await page.getByRole('textbox', { name: word.search }).fill('trembl')
  await expect(person(page, 'Rose Martin')).toHaveCount(0)
  await expect(person(page, 'Maya Tremblay')).toBeVisible()
  await button(page, word.chip).click()
  await expect(person(page, 'Rose Martin')).toBeVisible()
  await page.getByRole('combobox', { name: word.status }).selectOption(word.active)

  await button(page, word.columns).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('checkbox', { name: word.hide, exact: true }).uncheck()
  await tabTo(page, button(chooser, word.up))
  await page.keyboard.press('Enter')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: word.hide })).toHaveCount(0)

  await button(page, word.views).click()
  await page.getByRole('menuitem', { name: word.save }).click()
  await page.getByRole('textbox', { name: word.viewName }).fill(word.own)
  await expectAccessible(page, '[role=dialog]')
  await button(page.getByRole('dialog'), word.keep).click()
  await button(page, word.shown).click()
  await page.getByRole('menuitemradio', { name: word.everyone }).click()
  await expect(page.getByRole('columnheader', { name: word.hide })).toBeVisible()
  await page.reload()
  await button(page, word.views).click()
  await page.getByRole('menuitemradio', { name: word.own }).click()
  await expect(page).toHaveURL(/[?&]status=active/)
  await expect(page.getByRole('columnheader', { name: word.hide })).toHaveCount(0)

  for (const name of ['Maya Tremblay', 'Harold Whitfield'])
    await page.getByRole('checkbox', { name: word.choose(name) }).check()
  await expectFit(page)
  await button(page, word.remind).click()
  await expect(button(page, word.send)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await button(page, word.send).click()
  await expect(page.getByText(word.sent)).toBeVisible()
  const calls = await control.callsOf('remindProcessInstances')
  expect(calls.map(({ status }) => status)).toEqual([200])

  for (const name of ['Maya Tremblay', 'Rose Martin'])
    await page.getByRole('checkbox', { name: word.choose(name) }).check()
  await button(page, word.remind).click()
  await button(page, word.send).click()
  await expect(page.getByText(word.recently)).toBeVisible()

  // The columns of the view are what is exported.
  await button(page, word.export).click()
  const download = page.waitForEvent('download')
  await expect(button(page, word.confirm)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await button(page, word.confirm).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(word.file)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith(`\ufeff${word.head}`)).toBe(true)
  expect(text).toContain('\r\n"Maya Tremblay",')

  await button(page, word.actions).click()
  await page.getByRole('menuitem', { name: word.end }).click()
  await expect(button(page.getByRole('dialog'), word.end)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await button(page.getByRole('dialog'), word.end).click()
  await expect(page.getByText(word.ended)).toBeVisible()
  // The view has those in progress only.
  await expect(person(page, 'Rose Martin')).toHaveCount(0)
  await page.getByRole('combobox', { name: word.status }).selectOption(word.stopped)
  const row = page.getByRole('row').filter({ has: person(page, 'Rose Martin') })
  await expect(row).toContainText(word.stopped)
})
