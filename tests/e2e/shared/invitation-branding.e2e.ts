import { expectFit } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { invitationOn, speak } from '../support/invitations.ts'
import { signInForm } from '../support/people.ts'
import { fleuve, lakeside, paths } from '../support/places.ts'
import { sourcesLoaded } from '../support/sources.ts'
import { expect, test } from '../support/test.ts'

const login = (token: string) => paths.login({}, { token })

test('AUTH-46, AUTH-50, AUTH-51, CALL-30, CALL-31: the inviting organization is on the sign-in page in French, in its colours; without a logo only the product is', async ({
  page,
  control,
  baseURL,
}) => {
  const lang = 'fr-ca'
  await speak(page, lang, baseURL)
  await page.goto(`${login('invite-fleuve')}&from=mail`)
  const banner = page.getByRole('banner')
  const logo = page.getByRole('img', { name: fleuve.name })
  await expect(logo).toBeVisible()
  expect(await logo.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    150, 90,
  ])
  const { poweredBy } = invitationOn(page, lang).words
  await expect(banner).toContainText(poweredBy)
  await expect(banner).toContainText('Portage')
  await expect(
    page.getByRole('heading', { level: 1, name: cardOn(page, lang).words.signup.title }),
  ).toBeVisible()
  // The token left the address immediately.
  await expect(page).toHaveURL('/login?from=mail&view=signup')
  const asked = (await control.requests()).map(({ operationId }) => operationId)
  expect(asked.sort()).toEqual(['getInvitationBranding', 'reviewInvitation'])
  await expectFit(page)

  await page.goto(login('invite-northern'))
  await expect.poll(async () => (await control.callsOf('getInvitationBranding')).length).toBe(2)
  await expect(banner.getByRole('status')).toHaveCount(0)
  await expect(banner).toContainText('Portage')
  await expect(banner).not.toContainText(poweredBy)
})

test('AUTH-51, AUTH-52: a spinner while it is looked up, the product when that fails; the card works all the while', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  const lookup = { operationId: 'getInvitationBranding' }
  await control.faults({ kind: 'delay', ms: 2000, match: lookup })
  await page.goto(login('invite-lakeside'))
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Loading...')
  await expect(cardOn(page).createPassword).toBeEditable()
  await expect(page.getByRole('img', { name: lakeside.name })).toBeVisible()

  await control.faults({ kind: 'status', status: 500, match: lookup })
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Portage')
  await expect(page.getByRole('banner')).not.toContainText('Powered by')
  await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
})

test('AUTH-49, AUTH-51, T11: without an invitation, or with what cannot be a token, sign-in asks nothing, and loads no layer of calls', async ({
  page,
  control,
}) => {
  const sources = sourcesLoaded(page)
  await page.goto(paths.login())
  await expect(signInForm(page).submit).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sources()).toContain('src/pages/shared/LoginPage.tsx')
  expect(sources().filter((path) => /CallsLayer|SignInBranding|invitations/.test(path))).toEqual([])

  await page.goto('/login?token=..%2f..%2fusers%2fcurrent')
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Portage')
  await page.waitForLoadState('networkidle')
  expect(await control.requests()).toEqual([])
})
