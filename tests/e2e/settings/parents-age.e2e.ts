import { profileId } from '../support/health-records.ts'
import { signIn } from '../support/people.ts'
import { journeysOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// B12: what a parent sees changes at the age that the organization sets.

const day = 86_400_000
/** Tomorrow in Toronto, where the server's days are counted; even on 29 February, 16 years before has that day. */
const [year, month = '', date = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })
  .format(Date.now() + day)
  .split('-')

test('Priya sets the age; Theo is warned before Émile’s birthday, and from then on sees journeys but no health records', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/status of 401/) // The day that passes outlives the tokens, which are renewed.
  await signIn(page, 'priya', paths.admin.organization({ id: lakeside.id }))
  await page.getByRole('button', { name: 'Change the age' }).click()
  await page.getByRole('combobox', { name: /^Age from which/ }).selectOption('16')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Parents see less from the day a young person turns 16.')).toBeVisible()

  const theo = await otherDevice()
  const emile = profileId('emile')
  const story = paths.patient.healthStory.records({ patientId: emile })
  await signIn(theo, 'theo', paths.patient.healthStory.summary({ patientId: emile }))
  await theo.getByRole('link', { name: 'Emergency page' }).click()
  await theo.getByRole('link', { name: 'Add emergency details' }).click()
  const born = theo.getByRole('group', { name: /^Date of birth/ })
  await born.getByRole('textbox', { name: 'Year' }).fill(String(Number(year) - 16))
  await born.getByRole('combobox', { name: 'Month' }).selectOption(month)
  await born.getByRole('textbox', { name: 'Day' }).fill(date)
  await theo.getByRole('button', { name: 'Save' }).click()
  await expect(theo.getByRole('heading', { level: 1, name: 'Emergency page' })).toBeVisible()

  // Without a journey at Lakeside its age says nothing about Émile.
  await theo.goto(paths.settings.profile({ profileId: emile }))
  await expect(theo.getByRole('textbox', { name: 'First name' })).toHaveValue('Émile')
  const soon = theo.getByText(/^What you see of Émile changes on/)
  await expect(soon).toHaveCount(0)
  await theo.goto(paths.patient.recommendedJourneys({ organizationId: lakeside.id }))
  await theo.getByRole('button', { name: 'Join Mental-health check-in' }).click()
  const dialog = theo.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Who is it for?' }).selectOption({ label: 'Émile Martin' })
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog).toHaveCount(0)

  await theo.goto(paths.settings.profile({ profileId: emile }))
  await expect(soon).toBeVisible()
  await theo.goto(story)
  await expect(theo.getByRole('link', { name: 'Allergies' })).toBeVisible()

  await control.advanceClock(day)
  await theo.reload()
  await expect(theo.getByText(/^Émile turned 16 on/)).toBeVisible()
  await expect(theo.getByRole('link', { name: 'Allergies' })).toHaveCount(0)
  await theo.goto(journeysOf(lakeside))
  await expect(theo.getByRole('main').getByText('For Émile Martin')).toBeVisible()
})
