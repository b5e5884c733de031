import { expect, test } from 'vitest'
import { call } from '../cognito/testing/pool-client.ts'
import { signInTokens } from '../cognito/tokens.ts'
import { iso } from './clock.ts'
import { createEmptyWorld } from './world.ts'

const Username = 'noor@portage.test'

test('what the pool sends is in the mailbox; a confirmed account is a person, and each sign-in is noted', async () => {
  const { clock, mailbox, pool, tables } = createEmptyWorld('w')
  await call(pool, 'SignUp', { Username, Password: 'Portage-2026!', UserAttributes: [] })
  const [mail, ...others] = mailbox.list(Username)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: Username, code: expect.stringMatching(/^\d{6}$/) })
  expect(Math.abs(Date.parse(mail?.sent_at ?? '') - clock.now())).toBeLessThan(60_000)
  expect([...tables.users.values()]).toEqual([])

  await call(pool, 'ConfirmSignUp', { Username, ConfirmationCode: mail?.code })
  const [user] = tables.users.values()
  expect(user).toMatchObject({ email: Username, isGuest: false })
  expect([...tables.patients.values()]).toMatchObject([{ user: user?.id, isSelf: true }])

  const signedIn = pool.users.find(Username)
  if (!user || !signedIn) throw new Error('The account is missing')
  clock.set(Date.UTC(2026, 10, 5, 14))
  await signInTokens(pool, signedIn)
  const { lastSignInAt } = tables.accounts.get(user.id) ?? {}
  // The clock runs on while the tokens are made.
  expect(lastSignInAt && iso(lastSignInAt)).toMatch(/^2026-11-05T14:0/)
})
