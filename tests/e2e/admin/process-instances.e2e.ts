// Administrators find, repair and delete what the engine runs (ADMIN-01, PROD-05, ROUTE-19, ROUTE-20, CALL-46..54).
import type { Page } from '@playwright/test'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { enterOn } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const { processInstances: list, processInstance: detail } = paths.admin
const walter = journeyIdOf('walter-hip')
const ofWalter = detail({ id: walter })

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const found = (page: Page) => page.getByRole('table', { name: 'Process instances' })

test('Filters are in the address, as chips, and Back takes them away again; an activity is cancelled by keyboard; deleting wants the right id, says what is lost, and can be read afterwards', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status (of )?404/)
  await signIn(page, 'priya', list())
  await expect(found(page)).toBeVisible()
  // 2.4.3: the table is fetched again, and its heads with it.
  const byPatient = page.getByRole('columnheader', { name: 'Patient' }).getByRole('button')
  await byPatient.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ordering=patient/)
  await expect(found(page)).toBeVisible()
  await expect(byPatient).toBeFocused()
  await page
    .getByRole('combobox', { name: 'Journey', exact: true })
    .selectOption('Hip replacement preparation')
  await page.getByRole('combobox', { name: 'Current activity' }).selectOption('Call before surgery')
  await expect(found(page).getByRole('row')).toHaveCount(2)
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search by patient' }))
    .fill('nobody')
  await expect(page.getByText('No results for “nobody”')).toBeVisible()
  await button(page, 'Remove the filter Search: nobody').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Process instances' })).toBeFocused()
  await expect(found(page)).toContainText('Walter Kim')
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'Journey: Hip replacement preparation',
    'Current activity: Call before surgery',
  ])
  await button(page, /^Clear filters/).click()
  await expect(chips).toHaveCount(0)
  await page.goBack()
  await expect(chips).toBeVisible()
  // whole ids, and what is no filter
  await page.goto(`${list()}?search=${walter}&status=lost&definition=..%2Fusers&dates=never&page=0`)
  await expect(chips.getByRole('listitem')).toHaveCount(1)
  await found(page).getByRole('link', { name: 'Walter Kim' }).click()
  await expect(heading(page, 'Process instance of Walter Kim')).toBeVisible()
  await enterOn(page, button(page, 'Cancel activity “The day of your surgery”'))
  await expect(dialog(page)).toContainText("Walter Kim won't be able to open it any more.")
  await expectAccessible(page, '[role=dialog]')
  await enterOn(page, dialog(page).getByRole('button', { name: 'Cancel activity' }))
  await expect(dialog(page)).toHaveCount(0)
  await expect(heading(page, 'Activities')).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: 'The day of your surgery' })
  await expect(row).toContainText('Cancelled')

  await button(page, 'Delete instance').click()
  await expect(dialog(page)).toContainText('all activities, with their answers and drafts')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  const id = dialog(page).getByRole('textbox', { name: 'Id of the instance' })
  await id.fill(journeyIdOf('maya-hip'))
  await dialog(page).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog(page)).toContainText("This isn't the id of this instance.")
  await expect(id).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await id.fill(walter)
  await dialog(page).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(heading(page, 'Process instances')).toBeFocused()
  await expect(page.getByText('“Hip replacement preparation” of Walter Kim was deleted.')).toBeVisible()
  await expect(found(page)).not.toContainText('Walter Kim')

  await page.goto(ofWalter)
  await expect(heading(page, "This process instance doesn't exist")).toBeVisible()
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText('Priya Nair')
  await expectFit(page)

  await page.getByRole('link', { name: 'See all process instances' }).click()
  await expect(heading(page, 'Process instances')).toBeFocused()
})

test('What was typed is there again after Escape; JSON that is none is said so; what someone else changed is not overwritten unseen (412)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status of 412/)
  await signIn(page, 'priya', ofWalter)
  await button(page, 'Edit side').click()
  await dialog(page).getByRole('combobox', { name: 'Type' }).selectOption('JSON')
  const value = dialog(page).getByRole('textbox', { name: 'Value' })
  await value.fill('{"side": left}')
  await dialog(page).getByRole('button', { name: 'Check the change' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText("This isn't valid JSON.")
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Edit side')).toBeFocused()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(value).toHaveValue('{"side": left}')
  await value.fill('{"side": "left"}')
  await dialog(page).getByRole('button', { name: 'Check the change' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const row = page.getByRole('table', { name: 'Variables' }).getByRole('row').filter({ hasText: 'side' })
  await expect(row).toContainText('JSON')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)

  // Someone else changed the variable: nothing is overwritten unseen.
  await button(page, 'Edit pain').click()
  await dialog(page).getByRole('textbox', { name: 'Value' }).fill('5')
  const other = await otherDevice()
  await signIn(other, 'ana', ofWalter)
  await button(other, 'Edit pain').click()
  await dialog(other).getByRole('textbox', { name: 'Value' }).fill('2')
  await dialog(other).getByRole('button', { name: 'Check the change' }).click()
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(other)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Check the change' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Someone else changed this variable')
  await expect(dialog(page).getByRole('definition')).toContainText([/^2/, /^5/])
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
})
