// A target from the care team to the person's chart, on a phone.
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const maya = { patientId: patientIdOf('maya') }
const person = paths.provider.organization({ organizationId: lakeside.id }, { person: maya.patientId })

test('Samuel sets a target for a weight by keyboard; Maya sees it with her latest value and in the chart', async ({
  page,
  otherDevice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'samuel', person)
  await page.getByRole('link', { name: 'Set a target' }).press('Enter')
  await page.getByRole('combobox', { name: 'What is measured?' }).selectOption('weight')
  await page.getByRole('textbox', { name: 'Lowest value' }).fill('60')
  await page.keyboard.press('Tab')
  await page.keyboard.type('70')
  await expectFit(page)
  await page.getByRole('button', { name: 'Save target' }).press('Enter')
  await expect(page.getByText('Weight: 60 to 70')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set a target' })).toBeFocused()
  await expectFit(page)

  const phone = await otherDevice()
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, 'maya', paths.patient.healthStory.measurements(maya, { kind: 'weight' }))
  await expect(phone.getByText(/^Target from your care team: 60 to 70/)).toContainText('set by Samuel Roy')
  await expect(phone.getByText('Your latest value is above this target.')).toBeVisible()
  await expect(phone.getByRole('img', { name: /Target: 60 to 70/ })).toBeVisible()
  await expectFit(phone)
})
