// An answer that is lost on the way doubles nothing: the browser or the person sends again, and finds the first one.
import type { Page } from '@playwright/test'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const { healthStory } = paths.patient
const maya = { patientId: patientIdOf('maya') }

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const lost = (operationId: string) => ({ kind: 'dropAfterCommit', match: { operationId } }) as const

const records = [
  {
    operation: 'createMedication',
    form: healthStory.newMedication(maya),
    list: healthStory.medications(maya),
    field: 'Name',
  },
  {
    operation: 'createCondition',
    form: healthStory.newCondition(maya),
    list: healthStory.conditions(maya),
    field: /^Name of the condition/,
  },
]

test('One press, its answer lost: one record, and one link, whose passcode is the one on the screen', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
  const name = 'Ginger tea'
  await signIn(page, 'maya', paths.settings.home())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { operation, form, list, field } of records)
    await test.step(operation, async () => {
      await goWithin(page, form)
      const box = { name: field, exact: true }
      await page.getByRole('textbox', box).or(page.getByRole('combobox', box)).fill(name)
      await control.faults(lost(operation))
      await save(page)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await control.faults()
      await save(page)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      // The browser itself sends again once; all of them said the same.
      expect((await control.callsOf(operation)).length).toBeGreaterThan(1)
      await goWithin(page, list)
      await expect(page.getByRole('link', { name })).toHaveCount(1)
    })

  await goWithin(page, healthStory.summary(maya))
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await page.getByRole('textbox', { name: /Name for this link/ }).fill('Dr. Singh')
  await page.getByRole('radio', { name: /Both/ }).check()
  await next.click()
  await expect(page.getByRole('heading', { name: "This is what they'll see" })).toBeFocused()
  await control.faults(lost('createHealthStoryShare'))
  const make = page.getByRole('button', { name: 'Create the link' })
  await make.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await control.faults()
  await make.click()
  const url = await page.getByText(/^http.*\/share\//).innerText()
  const passcode = await page.getByText(/^\d{3}\s\d{3}$/).innerText()

  const reader = await otherDevice()
  await reader.goto(url)
  await reader.getByRole('textbox', { name: /Passcode/ }).fill(passcode)
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('heading', { level: 1, name: 'Health Story of Maya Tremblay' })).toBeVisible()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByRole('article', { name: 'Dr. Singh' })).toHaveCount(1)
})
