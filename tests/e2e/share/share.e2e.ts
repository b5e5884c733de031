import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { sourcesLoaded } from '../support/sources.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

test('En français, sur un téléphone: Maya shares with a passcode; a stranger opens it, leaves a note, and is out when she turns it off (SHARE-01..05)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  // A wrong passcode, and the end of the access.
  allowErrors(/400/, /410/, /404/)
  await signIn(page, 'maya', paths.settings.home())
  await changeLanguage(page, 'fr-ca')
  await page.setViewportSize(phone)
  await page.goto(paths.patient.healthStory.summary({ patientId: profileId('maya') }))
  await page.getByRole('link', { name: 'Partager', exact: true }).click()
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
  await expect(page.getByRole('img', { name: /code QR/i })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const url = await page.getByText(/^http.*\/share\//).innerText()
  const passcode = await page.getByText(/^\d{3}\s\d{3}$/).innerText()

  const reader = await otherDevice()
  await reader.clock.install()
  const sources = sourcesLoaded(reader)
  const asked: string[] = []
  reader.on('request', (request) => asked.push(new URL(request.url()).pathname))
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
  const summary = reader.getByRole('heading', { level: 1, name: 'Histoire de santé de Maya Tremblay' })
  await expect(summary).toBeVisible()
  await expect(reader.getByText(/^Partagée par Maya T\. L’accès prend fin le /)).toBeVisible()
  await expect(reader.getByRole('heading', { level: 2, name: 'Médicaments' })).toBeVisible()
  await expectAccessible(reader)
  await reader.setViewportSize(phone)
  await expectNoSidewaysScroll(reader)
  await reader.getByRole('textbox', { name: /Votre nom/ }).fill('Dre Roy')
  await reader.getByRole('textbox', { name: /Note/ }).fill('Apportez votre pompe.')
  await reader.getByRole('button', { name: 'Envoyer la note' }).click()
  await expect(reader.getByText('Maya T. trouvera votre note dans son portail.')).toBeVisible()

  // A reload keeps the access, another tab has none.
  await reader.reload()
  await expect(summary).toBeVisible()
  const tab = await reader.context().newPage()
  await tab.goto(new URL(url).pathname.replace(/accept$/, 'summary'))
  await expect(tab.getByRole('textbox', { name: /Code d’accès/ })).toBeVisible()

  // Nothing else of the portal is reachable from there, and nothing else was loaded.
  await expect(reader.getByRole('navigation')).toHaveCount(0)
  await expect(reader.getByRole('link')).toHaveCount(0)
  const calls = asked.filter((path) => path.startsWith('/v1/'))
  expect(calls.filter((path) => !path.startsWith('/v1/health-story-shares/'))).toEqual([])
  const elsewhere =
    /^src\/(app\/(SignedInArea|shell\/Shell)|auth\/cognito\/client|features\/(?!sharing|summary)|pages\/(?!share\/))/
  expect(sources().filter((source) => elsewhere.test(source))).toEqual([])
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

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

test('In French, on a narrow phone: an expired link, one that was turned off and one that never was look alike (SHARE-04, ERR-51)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.setViewportSize({ width: 320, height: 700 })
  const seen = new Set<string>()
  for (const x of [
    'share-maya-expired-0001',
    'share-maya-turned-off-01',
    'never-was-such-a-token',
    'a%3Cb',
  ]) {
    await page.goto(`/share/${x}/accept`)
    const toFrench = page.getByRole('button', { name: 'Français' })
    if (x.endsWith('0001')) await toFrench.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    seen.add(await page.getByRole('main').innerText())
    await expectNoSidewaysScroll(page)
  }
  expect(seen.size).toBe(1)
  await expectAccessible(page)
})
