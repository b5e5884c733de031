import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'

import { sourcesLoaded } from '../support/sources.ts'
import { expect, test } from '../support/test.ts'

/** Maya's own profile, the same in every world. */
const patientId = 'b15dc2f4-6ffd-4b5b-80c7-c10da9bd31bb'
const summary = paths.patient.healthStory.summary({ patientId })

/** What a reader without an account is given: the link, and by another way the passcode. */
async function share(page: Page): Promise<{ url: string; passcode: string }> {
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: /Name for this link/ }).fill('Dr. Singh')
  await page.getByRole('radio', { name: /Both/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: "This is what they'll see" })).toBeFocused()
  await expect(page.getByRole('heading', { level: 3, name: 'Allergies' })).toBeVisible()
  await page.getByRole('button', { name: 'Create the link' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expectAccessible(page)
  const url = await page.getByText(/^http.*\/share\//).innerText()
  const passcode = await page.getByText(/^\d{3}\s\d{3}$/).innerText()
  return { url, passcode }
}

test('Maya shares with a passcode; a stranger opens it, leaves a note, and is out when she turns it off (SHARE-01..05)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  // A wrong passcode, and the end of the access.
  allowErrors(/400/, /410/, /404/)
  await signIn(page, 'maya', summary)
  const { url, passcode } = await share(page)

  const reader = await otherDevice()
  await reader.clock.install()
  const sources = sourcesLoaded(reader)
  const asked: string[] = []
  reader.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await reader.goto(url)
  await expect(
    reader.getByRole('heading', { name: 'Maya T. shared their Health Story with you' }),
  ).toBeVisible()
  await expectAccessible(reader)
  const wrong = passcode.startsWith('000') ? '111111' : '000000'
  await reader.getByRole('textbox', { name: /Passcode/ }).fill(wrong)
  await reader.keyboard.press('Enter')
  await expect(reader.getByText('4 attempts left.')).toBeVisible()
  await reader.getByRole('textbox', { name: /Passcode/ }).fill(passcode)
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('heading', { level: 1, name: 'Health Story of Maya Tremblay' })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 2, name: 'Allergies', exact: true })).toBeVisible()
  await expectAccessible(reader)

  await reader.getByRole('textbox', { name: /Your name/ }).fill('Dr. Singh')
  await reader.getByRole('textbox', { name: /Note/ }).fill('Please call the clinic.')
  await reader.getByRole('button', { name: 'Send the note' }).click()
  await expect(reader.getByText('Maya T. will find your note in their portal.')).toBeVisible()

  // A reload keeps the access, another tab has none.
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name: /Maya Tremblay/ })).toBeVisible()
  const tab = await reader.context().newPage()
  await tab.goto(new URL(url).pathname.replace(/accept$/, 'summary'))
  await expect(tab.getByRole('textbox', { name: /Passcode/ })).toBeVisible()

  // Nothing else of the portal is reachable from there, and nothing else was loaded.
  await expect(reader.getByRole('navigation')).toHaveCount(0)
  await expect(reader.getByRole('link')).toHaveCount(0)
  const calls = asked.filter((path) => path.startsWith('/v1/'))
  expect(calls.filter((path) => !path.startsWith('/v1/health-story-shares/'))).toEqual([])
  const elsewhere =
    /^src\/(app\/(SignedInArea|shell\/Shell)|auth\/cognito\/client|features\/(?!sharing|summary)|pages\/(?!share\/))/
  expect(sources().filter((source) => elsewhere.test(source))).toEqual([])
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('link', { name: 'Done' }).click()
  const card = page.getByRole('article', { name: 'Dr. Singh' })
  await expect(card).toContainText('Opened 1 time')
  await expect(card).toContainText('Please call the clinic.')
  await card.getByRole('button', { name: /Turn off/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The link “Dr. Singh” is turned off.').first()).toBeVisible()
  // The reader's page refetches on its own.
  await reader.clock.fastForward(15_000)
  await expect(reader.getByText('Maya T. turned this link off.')).toBeVisible()
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

test('ERR-50: five wrong passcodes lock the link', async ({ page, allowErrors }) => {
  allowErrors(/400/, /403/)
  await page.goto('/share/share-maya-open-for-dr-roy/accept')
  const field = page.getByRole('textbox', { name: /Passcode/ })
  for (const left of [4, 3, 2, 1]) {
    await field.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${left} ${left === 1 ? 'attempt' : 'attempts'} left.`)).toBeVisible()
  }
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verification limit exceeded.')).toBeVisible()
  await expect(field).toHaveCount(0)
})
