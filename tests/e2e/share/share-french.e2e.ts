import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(120_000)

test('En français, sur un téléphone: shared, opened, answered and turned off (SHARE-01..05)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  // A wrong passcode, and the end of the access.
  allowErrors(/400/, /410/, /404/)
  await signIn(page, 'maya', paths.settings.home())
  await changeLanguage(page, 'fr-ca')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.patient.healthStory.summary({ patientId: profileId('maya') }, { share: 'new' }))
  await page.getByRole('checkbox', { name: 'Documents' }).uncheck()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('textbox', { name: /Nom de ce lien/ }).fill('Dre Roy')
  await page.getByRole('radio', { name: 'Français' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('heading', { name: 'Voici ce que la personne verra' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 3, name: 'Médicaments' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Documents' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre lien est prêt' })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const url = await page.getByText(/^http.*\/share\//).innerText()
  const passcode = await page.getByText(/^\d{3}\s\d{3}$/).innerText()

  const reader = await otherDevice()
  await reader.clock.install()
  await reader.setViewportSize({ width: 390, height: 844 })
  await reader.goto(url)
  await reader.getByRole('button', { name: 'Français' }).click()
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Maya T. a partagé son histoire de santé avec vous' }),
  ).toBeVisible()
  const field = reader.getByRole('textbox', { name: /Code d’accès/ })
  await field.fill(passcode.startsWith('000') ? '111111' : '000000')
  await reader.keyboard.press('Enter')
  await expect(reader.getByText('Il reste 4 essais.')).toBeVisible()
  await expectAccessible(reader)
  await field.fill(passcode)
  await reader.keyboard.press('Enter')
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Histoire de santé de Maya Tremblay' }),
  ).toBeVisible()
  await expect(reader.getByText(/^Partagée par Maya T\. L’accès prend fin le /)).toBeVisible()
  await expect(reader.getByRole('heading', { level: 2, name: 'Médicaments' })).toBeVisible()
  await expectAccessible(reader)
  await expectNoSidewaysScroll(reader)
  await reader.getByRole('textbox', { name: /Votre nom/ }).fill('Dre Roy')
  await reader.getByRole('textbox', { name: /Note/ }).fill('Apportez votre pompe.')
  await reader.getByRole('button', { name: 'Envoyer la note' }).click()
  await expect(reader.getByText('Maya T. trouvera votre note dans son portail.')).toBeVisible()

  await page.getByRole('link', { name: 'Terminé' }).click()
  const card = page.getByRole('article', { name: 'Dre Roy' })
  await expect(card).toContainText('Apportez votre pompe.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await card.getByRole('button', { name: /Désactiver/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click()
  // The reader's page refetches on its own.
  await reader.clock.fastForward(15_000)
  await expect(reader.getByText('Maya T. a désactivé ce lien.')).toBeVisible()
  await expect(reader.getByText('Tremblay')).toHaveCount(0)
})
