import { paths } from '#src/routes/paths.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const { settings } = paths

test('Maya invites Luc to fill in for her; he accepts, acts for her on every page, and she ends it', async ({
  page,
  otherDevice,
}) => {
  await signIn(page, 'maya', settings.carePartners())
  await page.getByRole('link', { name: 'Invite a care partner' }).click()
  await page.getByRole('textbox', { name: /^Their email address/ }).fill('luc@portage.test')
  await page.getByRole('radio', { name: /^Fill in/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('list', { name: 'People who help you' })).toContainText('luc@portage.test')

  const luc = await otherDevice()
  await signIn(luc, 'luc', settings.carePartners())
  await luc.getByRole('button', { name: 'Accepter : Maya Tremblay' }).click()
  await luc.getByRole('button', { name: 'Agir pour Maya Tremblay' }).click()
  const bar = luc.getByRole('region', { name: 'Profil actif' })
  await expect(bar).toContainText('Maya Tremblay')

  await page.reload()
  await page.getByRole('button', { name: 'End access: Luc Gagnon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expect(page.getByText('No one is helping yet.')).toBeVisible()
  await luc.reload()
  await expect(luc.getByRole('heading', { level: 1, name: 'Personnes proches aidantes' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
