import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// Medicines (ROUTE-40, 41, 43, 44; HEALTH-01, HEALTH-07; DATA-45..47; FLAG-14), as Maya uses them.

test.setTimeout(150_000)

const { healthStory } = paths.patient
const maya = { patientId: patientIdOf('maya') }

const word = {
  title: 'Medications',
  add: 'Add a medication',
  typed: 'ramipr',
  product: /^Ramipril 5 mg/,
  name: 'Name',
  amount: 'How much at a time',
  unit: 'Unit',
  units: 'capsules',
  often: 'How often',
  frequency: 'Once daily',
  more: 'More details (2 answers)',
  way: 'How it gets into your body',
  route: 'By mouth (oral)',
  save: 'Save',
  sentence: '1 capsule by mouth once a day',
  stop: 'I stopped taking this: Ramipril 5 mg',
  undo: 'Undo',
  again: 'Ramipril 5 mg is current again',
  remove: 'Delete',
  question: 'Delete Ramipril 5 mg?',
  back: 'Ramipril 5 mg is back',
  past: 'Past',
  needed: 'This field is required',
}

test('Maya finds, adds, stops and deletes a medicine, and takes both back; by keyboard, Escape changes nothing and gives the focus back', async ({
  page,
}) => {
  await signIn(page, 'maya', healthStory.medications(maya))
  await expect(page.getByRole('heading', { level: 1, name: 'Medications' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(8)

  await page.getByRole('link', { name: word.add }).click()
  await expect(page.getByRole('heading', { level: 1, name: word.add })).toBeVisible()
  await page.getByRole('button', { name: word.save }).click()
  await expect(page.getByRole('link', { name: word.needed })).toBeVisible()
  await page.getByRole('textbox', { name: word.name, exact: true }).fill(word.typed)
  await page.getByRole('button', { name: word.product }).click()
  await expect(page.getByRole('textbox', { name: word.name, exact: true })).toHaveValue('Ramipril')
  await page.getByRole('textbox', { name: word.amount }).fill('1')
  await page.getByRole('combobox', { name: word.unit }).selectOption({ label: word.units })
  await page.getByRole('combobox', { name: word.often }).selectOption({ label: word.frequency })
  await page.getByText(word.more).click()
  await expect(page.getByRole('combobox', { name: word.way }).locator('option:checked')).toHaveText(
    word.route,
  )
  await page.getByRole('button', { name: word.save }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ramipril 5 mg' })).toBeVisible()
  await expect(page.getByText(word.sentence)).toBeVisible()

  const stop = page.getByRole('button', { name: word.stop })
  await tabTo(page, stop, 60)
  await page.keyboard.press('Enter')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(stop).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: word.save }).click()
  await page.getByRole('button', { name: word.undo }).click()
  await expect(page.getByText(word.again)).toBeVisible()

  await page.getByRole('button', { name: word.remove, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: word.question })
  await dialog.getByRole('button', { name: word.remove }).click()
  await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
  await page.getByRole('button', { name: word.undo }).click()
  await expect(page.getByText(word.back)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ramipril 5 mg' })).toBeVisible()

  await page.getByRole('button', { name: word.past }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
})

test('HEALTH-07, FLAG-14: step by step, Back of the browser is Back of the wizard, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, 'maya', paths.settings.features())
  await page.getByRole('checkbox', { name: /^Add medications step by step/ }).check()
  await goWithin(page, healthStory.newMedication(maya))
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByRole('link', { name: 'This field is required' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ginger tea')
  await next.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Strength and dose' })).toBeFocused()
  await expect(page).toHaveURL(/step=2/)
  await page.getByRole('textbox', { name: 'Or describe the dose' }).fill('One cup')
  await next.click()
  await page.goBack()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Or describe the dose' })).toHaveValue('One cup')

  await page.reload()
  await expect(page.getByText(/You started to add Ginger tea on/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Or describe the dose' })).toHaveValue('One cup')
  for (const step of [3, 4, 5, 6, 7]) {
    await next.click()
    await expect(page.getByText(`Step ${step} of 7`)).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Check your answers' })).toBeFocused()
  await expectFit(page)
  await page.getByRole('button', { name: 'Edit: Why, and what you noticed' }).click()
  await page.getByRole('textbox', { name: "What it's for" }).fill('Nausea')
  await next.click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ginger tea' })).toBeVisible()
  await expect(page.getByText('Nausea')).toBeVisible()
  await goWithin(page, healthStory.newMedication(maya))
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
})
