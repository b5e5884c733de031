import type { Page } from '@playwright/test'
import { people } from '#mock-server/store/seeds/people.ts'
import type { Person } from './people.ts'

/** Calls the API as someone, from the page but past its screens: for what a test needs and is not about. */
export const callsAs =
  (page: Page, person: Person | undefined) =>
  <Answer>(method: string, path: string, body?: unknown, ifMatch?: number): Promise<Answer> =>
    page.evaluate(
      async ({ email, method, path, body, ifMatch }) => {
        const send = async (at: string, init: RequestInit) => {
          const answer = await fetch(at, init)
          if (!answer.ok) throw new Error(`${init.method} ${at}: ${await answer.text()}`)
          return answer.json()
        }
        const json = { 'content-type': 'application/json' }
        const token =
          email &&
          (await send('/__mock__/sign-in', {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ email }),
          }))
        return send(path, {
          method,
          headers: {
            ...json,
            ...(token && { authorization: `Bearer ${token.access_token}` }),
            ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
      },
      { email: person && people[person].email, method, path, body, ifMatch },
    )
