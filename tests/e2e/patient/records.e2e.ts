import type { Locator, Page } from '@playwright/test'
import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { enterOn, expectWholeKeyboard, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { recordWords } from '../support/records.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// Conditions, procedures and vaccines (ROUTE-26..29, ROUTE-36..39, ROUTE-45..48, HEALTH-02..04).

test.setTimeout(120_000)
const { healthStory } = paths.patient
const patientId = patientIdOf('maya')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const typed = (page: Page, name: RegExp) =>
  page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name }))

const word = recordWords

test('Maya adds a condition by keyboard, changes it, deletes it and takes that back; she confirms another, and adds a note to what her care team wrote (2.4, 2.1.1)', async ({
  page,
  control,
}) => {
  const { condition } = word
  await signIn(page, 'maya', healthStory.conditions({ patientId }))
  await expect(heading(page, word.condition.title)).toBeVisible()
  await expect(page.getByRole('cell', { name: condition.chronic }).first()).toBeVisible()
  await button(page, word.past).click()
  await expect(page.getByRole('link', { name: 'Broken wrist' })).toBeVisible()
  await expectWholeKeyboard(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  await enterOn(page, page.getByRole('link', { name: condition.add }))
  await expect(heading(page, condition.add)).toBeFocused()
  await button(page, word.save).click()
  await expect(page.getByRole('alert').getByRole('link', { name: word.required })).toBeVisible()
  await tabTo(page, typed(page, condition.name))
  await page.keyboard.type(condition.migraine)
  await typed(page, condition.year).fill('2001')
  await page.keyboard.press('Enter')
  await expect(heading(page, condition.migraine)).toBeFocused()

  await page.getByRole('link', { name: word.edit, exact: true }).click()
  await expect(heading(page, new RegExp(condition.migraine))).toBeFocused()
  await page.getByRole('radio', { name: condition.before }).check()
  await typed(page, condition.notes).fill('<b>2 a week</b>')
  await button(page, word.save).click()
  await expect(heading(page, condition.migraine)).toBeFocused()
  await expect(page.getByText('<b>2 a week</b>')).toBeVisible()

  await enterOn(page, button(page, word.delete))
  const dialog = page.getByRole('dialog', { name: new RegExp(condition.migraine) })
  // The focus starts where nothing is lost.
  await expect(button(dialog, 'Cancel')).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: word.delete })).toBeFocused()
  await page.keyboard.press('Enter')
  await button(dialog, word.delete).click()
  await expect(heading(page, condition.title)).toBeFocused()
  await button(page, word.undo).click()
  await button(page, word.past).click()
  await expect(page.getByRole('link', { name: condition.migraine })).toBeVisible()
  const calls = await control.callsOf('restoreCondition')
  expect(calls.map(({ status }) => status)).toEqual([200])

  const of = (key: string) => healthStory.condition({ patientId, conditionId: recordId('condition', key) })
  await goWithin(page, of('maya-asthma'))
  await button(page, word.stillRight).click()
  await expect(page.getByText(word.noted)).toBeVisible()
  await expect(button(page, word.stillRight)).toHaveCount(0)
  await goWithin(page, of('maya-hip-arthritis'))
  await page.getByRole('textbox', { name: word.note }).fill('It is the other hip.')
  await button(page, word.saveNote).click()
  await expect(page.getByText(word.noteSaved)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: word.note })).toHaveValue('It is the other hip.')
})

test('Maya adds a procedure with a year alone, sees a warning about a dose she has already, adds another, and prints her record (2.5, 2.7)', async ({
  page,
}) => {
  const { procedure, vaccine } = word
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await signIn(page, 'maya', healthStory.procedures({ patientId }))
  await expect(heading(page, procedure.title)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toHaveText('Cortisone injection')
  await page.getByRole('link', { name: procedure.add }).click()
  await typed(page, procedure.name).fill('MRI')
  const performed = page.getByRole('group', { name: procedure.when })
  await performed.getByRole('textbox', { name: word.year }).fill('2026')
  await button(page, word.save).click()
  await expect(heading(page, 'MRI')).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: /^2026$/ })).toBeVisible()
  await expectFit(page)

  await goWithin(page, healthStory.immunizations({ patientId }))
  await expect(heading(page, word.vaccine.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Hepatitis B')
  await page.getByRole('link', { name: vaccine.add }).click()
  await page.getByRole('combobox', { name: vaccine.name }).first().fill('Flu')
  const when = page.getByRole('group', { name: vaccine.when })
  await when.getByRole('textbox', { name: word.day }).fill('18')
  await when.getByRole('combobox', { name: word.month }).selectOption('10')
  await when.getByRole('textbox', { name: word.year }).fill('2025')
  await page.getByText(vaccine.more).click()
  await page.getByRole('textbox', { name: vaccine.reaction }).click()
  await expect(page.getByText(vaccine.already)).toBeVisible()
  await expectFit(page)
  await when.getByRole('textbox', { name: word.day }).fill('19')
  await page.getByRole('textbox', { name: vaccine.reaction }).fill('Hives')
  await expect(page.getByText(vaccine.already)).toHaveCount(0)
  await button(page, word.save).click()
  await expect(heading(page, 'Flu')).toBeFocused()
  await expect(page.getByRole('link', { name: vaccine.allergy })).toHaveAttribute(
    'href',
    healthStory.allergies({ patientId }, { add: '1' }),
  )
  await expectFit(page)

  await goWithin(page, healthStory.immunizations({ patientId }))
  await button(page, vaccine.print).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: vaccine.record })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(9)
  await expect(heading(page, vaccine.title)).toBeHidden()
})
