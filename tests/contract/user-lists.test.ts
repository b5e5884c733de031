// The list of users, as Priya, who administers the portal, sees it (CALL-09, USER-01).
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserAccount, UserList } from '#generated/model/index.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, GET, POST, seeded } from './support/app.ts'
import { tokenFor } from './support/client.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const lakeside = seeded.organization('lakeside')

const list = async (query = '') => (await GET(`/v1/users/${query}`, { as })).body as UserList
const emailsOf = ({ results }: UserList) => results.map(({ email }) => email)
const noor = async (): Promise<UserAccount | undefined> =>
  (await list(`?search=${people.noor.email}`)).results[0]

test('CALL-09: it is sorted by last name; guests are no users', async () => {
  await POST('/v1/invitations/invite-lakeside/consume_as_guest/', { invitation_accepted: true }, { as: null })
  const { count, results } = await list('?page_size=100')
  expect(count).toBe(Object.keys(people).length)
  const names = results.map(({ first_name, last_name }) => `${last_name} ${first_name}`)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-CA').compare))
  expect(results.every(({ is_guest: isGuest }) => !isGuest)).toBe(true)
})

test('CALL-09: that of an organization holds its members and the administrators, who are users of every one', async () => {
  const emails = emailsOf(await list(`?organization=${seeded.organization('northern')}&page_size=100`))
  expect(emails).toContain(people.samuel.email)
  expect(emails).toContain(people.priya.email)
  expect(emails).not.toContain(people.luc.email)
})

test('USER-01: a role is asked of the organization where one is named', async () => {
  const providers = async (organization: string) =>
    emailsOf(await list(`?organization=${organization}&role_types__in=provider`))
  expect(await providers(lakeside)).toEqual([people.odile.email, people.ana.email, people.samuel.email])
  expect(await providers(seeded.organization('fleuve'))).toEqual([people.odile.email])
})

test('CALL-09: it tells who has not signed in yet, and sorts them behind the others, either way round', async () => {
  const { results } = await list('?status=pending')
  expect(results.map(({ email, last_sign_in_at: at }) => [email, at])).toEqual([
    [people.tomas.email, null],
    [people.uma.email, null],
  ])
  for (const ordering of ['last_sign_in_at', '-last_sign_in_at']) {
    const moments = (await list(`?ordering=${ordering}&page_size=100`)).results.map(
      ({ last_sign_in_at: at }) => at,
    )
    const first = moments.findIndex((at) => at === null)
    expect(first).toBeGreaterThan(0)
    expect(moments.slice(first).every((at) => at === null)).toBe(true)
  }
})

test('CALL-09: it shows a sign-in at once', async () => {
  const before = (await noor())?.last_sign_in_at
  await tokenFor(app, 'default', 'noor')
  const after = (await noor())?.last_sign_in_at
  expect(before).toBeNull()
  expect(Date.parse(String(after))).toBeGreaterThan(Date.now() - 60_000)
})

test('CALL-09: that of 1,000 and more is looked through once: turning a page looks at nobody but those on it', async () => {
  const query = (page: number) => `?organization=${lakeside}&page=${page}&page_size=20`
  // one token, since each new one is a sign-in that the list has to show
  const bearer = await tokenFor(app, 'large-1000', 'priya')
  const page = (at: number) => GET(`/v1/users/${query(at)}`, { as: { bearer }, world: 'large-1000' })
  const first = (await page(1)).body as UserList
  expect(first.count).toBeGreaterThan(1000)
  const { memberships } = app.worlds.get('large-1000').tables
  const looked = vi.spyOn(memberships, 'of')
  const searched = vi.spyOn(memberships, 'in')
  const last = (await page(50)).body as UserList
  expect(last.results).toHaveLength(20)
  expect(looked.mock.calls.length).toBeLessThanOrEqual(40)
  expect(searched).not.toHaveBeenCalled()
})
