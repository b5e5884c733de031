import type { Page } from '@playwright/test'
import { gatesOn } from './gates.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

/** Answers an invitation as a guest and keeps the token, as the welcome page does; the page is not on the portal after. */
async function becomeGuest(page: Page, token = 'invite-lakeside'): Promise<void> {
  await page.goto('/login')
  await page.evaluate(async (invitation) => {
    const answer = await fetch(`/v1/invitations/${invitation}/consume_as_guest/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invitation_accepted: true }),
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    sessionStorage.setItem('guestAccessToken', token)
  }, token)
}

/** A guest at home: consent is given, and the next task put off. */
export async function guestAtHome(page: Page, lang: Lang = 'en-ca', token?: string): Promise<void> {
  await becomeGuest(page, token)
  await page.goto('/patient')
  await gatesOn(page, lang).agree()
  await page.getByRole('button', { name: words[lang].later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What the tab keeps of the way from guest to account. */
export const claimState = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('guestClaim') ?? '{}') as { state?: string }).state)
