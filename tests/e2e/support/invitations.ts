import type { Page } from '@playwright/test'
import english from '#locales/en-ca/invitations/index.ts'
import french from '#locales/fr-ca/invitations/index.ts'
import { signIn, type Person } from './people.ts'
import { paths } from './places.ts'
import { expect } from './test.ts'
import type { Lang } from './words.ts'

const texts = { 'en-ca': english, 'fr-ca': french } as const

/** A text with its gaps filled. */
const filled = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => gaps[name] ?? '')

/** The pages of an invitation, as someone finds and uses them. */
export function invitationOn(page: Page, lang: Lang = 'en-ca') {
  const words = texts[lang]
  const main = page.getByRole('main')
  return {
    words,
    main,
    filled,
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The invitation itself is there: who invites, and to what. */
    expectOpen: async (organization: string, journey: string) => {
      const name = filled(words.open.toJourney, { organization, journey })
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    },
  }
}

/** Opens an invitation as someone who is signed in. */
export async function bringTo(page: Page, person: Person, token: string): Promise<void> {
  await signIn(page, person, paths.accept({}, { token }))
  await expect(page).toHaveURL(paths.accept())
}

/** The language that was chosen on this device before. */
export const speak = (page: Page, lang: Lang, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])

/**
 * Watches what leaves the browser: gives back every request, referrer and message that carries the token, but for the
 * link itself that was opened and the calls about the invitation (T20).
 */
export function watchLeaks(page: Page, token: string): () => string[] {
  const leaks: string[] = []
  let isOpened = false
  page.on('request', (request) => {
    if (!isOpened) {
      isOpened = true
      return
    }
    const { origin, href } = new URL(request.url())
    const sent = href.replace(`${origin}/v1/invitations/${token}/`, '') + (request.headers().referer ?? '')
    if (sent.includes(token)) leaks.push(`${href} from ${request.headers().referer}`)
  })
  page.on('console', (message) => {
    if (message.text().includes(token)) leaks.push(message.text())
  })
  return () => leaks
}
