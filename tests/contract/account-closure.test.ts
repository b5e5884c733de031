// Closing one's own account: a code, 30 days to change one's mind, and what is left after that.
import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountClosure, ProcessInstance, User, UserList } from '#generated/model/index.ts'
import { signIn } from '#mock-server/cognito/testing/pool-client.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'
import { app, DELETE, freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import { tokenFor } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

const path = '/v1/users/current/closure/'
const DAY = 86_400_000
const world = () => app.worlds.get('default')
const mails = (to: PersonName = 'maya') => world().mailbox.list(people[to].email)
const ask = (as: PersonName = 'maya') => PUT(path, undefined, { as })
const lastCode = (of: PersonName) => mails(of).find(({ code }) => code !== undefined)?.code
const confirm = (as: PersonName = 'maya', code = lastCode(as)) => POST(`${path}confirm/`, { code }, { as })
const closesAt = async (as: PersonName = 'maya') =>
  ((await GET('/v1/users/current/', { as })).body as User).closes_at

/** Asked for and confirmed, with so many days gone by since. */
async function closing(as: PersonName = 'maya', days = 0) {
  await ask(as)
  await confirm(as)
  world().clock.advance(days * DAY)
}

/** How far away a moment is, in whole minutes. */
const inMinutes = (at: string | null) => Math.round((Date.parse(at ?? '') - world().clock.now()) / 60_000)

beforeEach(freshWorld)

describe('the code', () => {
  test('one request is one code: asked twice, no other email is sent until three minutes later', async () => {
    const first = await ask()
    expect(first.body).toMatchObject({ email: people.maya.email, closes_at: null })
    expect(inMinutes((first.body as AccountClosure).code_expires_at)).toBe(30)
    expect(mails()[0]).toMatchObject({ link: 'http://localhost:4010/settings/account' })
    world().clock.advance(3 * 60_000 - 1000)
    expect((await ask()).body).toEqual(first.body)
    expect((await ask()).body).toEqual(first.body)
    expect(mails()).toHaveLength(1)
    world().clock.advance(1000)
    const later = (await ask()).body as AccountClosure
    expect(inMinutes(later.code_expires_at)).toBe(30)
    expect(mails()).toHaveLength(2)
  })

  test('confirms once, and again the same: the date is 30 days away, and the person knows', async () => {
    await ask()
    const { code = '' } = mails()[0] ?? {}
    const first = await confirm('maya', code)
    const { closes_at: at, ...rest } = first.body as AccountClosure
    expect(rest).toEqual({ email: people.maya.email, code_expires_at: null })
    expect(inMinutes(at)).toBe(30 * 24 * 60)
    expect((await confirm('maya', '000000')).body).toEqual(first.body)
    expect((await ask()).body).toEqual(first.body)
    expect(await closesAt()).toBe(at)
    expect(mails().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your account closes on \w+ \d+, \d{4}$/),
      'Your code to close your account',
    ])
    expect(mails()[0]?.link).toBe('http://localhost:4010/settings/privacy')
  })

  test('counts for 30 minutes', async () => {
    await ask()
    world().clock.advance(30 * 60_000 - 1000)
    expect((await confirm()).status).toBe(200)
  })

  const minutes = (count: number) => world().clock.advance(count * 60_000)
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
  testRows<[string, (code: string) => Promise<string>]>(
    [
      ['wrong_code', async (code) => wrong(code)],
      [
        'code_expired',
        async (code) => {
          minutes(30)
          return code
        },
      ],
      [
        'too_many_attempts',
        async (code) => {
          for (let tries = 0; tries < 5; tries += 1) await confirm('maya', wrong(code))
          return code
        },
      ],
      // another one was sent since, or the person kept the account
      [
        'wrong_code',
        async (code) => {
          minutes(3)
          world().pool.settings.fixedCode = wrong(code)
          await ask()
          return code
        },
      ],
      [
        'code_expired',
        async (code) => {
          await DELETE(path)
          return code
        },
      ],
    ],
    freshWorld,
  )('is refused as %s', async (reason, spoil) => {
    await ask()
    const reply = await confirm('maya', await spoil(mails()[0]?.code ?? ''))
    expect([reply.status, Object(reply.body).code]).toEqual([409, reason])
    expectContract('confirmAccountClosure', reply)
    expect(await closesAt()).toBeNull()
  })

  test('the last one of five wrong codes says that it was', async () => {
    await ask()
    const code = mails()[0]?.code === '111111' ? '222222' : '111111'
    const said: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) said.push(Object((await confirm('maya', code)).body).code)
    expect(said).toEqual([...Array<string>(4).fill('wrong_code'), 'too_many_attempts'])
  })

  test('the last administrator stays; one whose account is about to close is no other one', async () => {
    await closing('ana')
    const refused = await ask('priya')
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'last_admin'])
    expectContract('requestAccountClosure', refused)
    await DELETE(path, { as: 'ana' })
    expect((await ask('priya')).status).toBe(200)
    // In the time between, the other one left.
    await closing('ana')
    expect(Object((await confirm('priya')).body).code).toBe('last_admin')
    expect(await closesAt('priya')).toBeNull()
  })

  test('who is no administrator needs none to stay', async () => {
    for (const user of world().tables.users.values()) if (user.roles.includes('admin')) user.roles = []
    expect((await ask()).status).toBe(200)
  })

  test('a request that was not confirmed is dropped without an email', async () => {
    await ask()
    expect((await DELETE(path)).status).toBe(204)
    expect(mails()).toHaveLength(1)
  })
})

test('until the day nothing changes; after a cancellation the account stays, and the person is notified once', async () => {
  await closing('maya', 29.9)
  expect((await GET(`/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/`)).status).toBe(200)
  expect([(await DELETE(path)).status, (await DELETE(path)).status]).toEqual([204, 204])
  expect(await closesAt()).toBeNull()
  expect(mails().map(({ subject }) => subject)[0]).toBe('You are keeping your account')
  expect(mails()).toHaveLength(3)
  world().clock.advance(DAY)
  expect((await GET('/v1/users/current/')).status).toBe(200)
})

describe('on the day', () => {
  const hip = seeded.journey('maya-hip')

  test('no sign-in is possible, with or without a session, and the email says so', async () => {
    const as = { bearer: await tokenFor(app, 'default', 'maya') }
    await closing('maya', 30)
    expect((await GET('/v1/users/current/', { as })).status).toBe(401)
    const { body } = await signIn(world().pool, people.maya.email, 'Portage-2026!')
    expect(body).toMatchObject({ __type: 'NotAuthorizedException', message: 'User is disabled.' })
    expect(mails()[0]?.subject).toBe('Your account is closed')
  })

  test('a sign-in is the first to find it closed', async () => {
    await closing('maya', 30)
    const sent = await POST('/__mock__/sign-in', { email: people.maya.email }, { as: null })
    expect(sent.status).toBe(409)
  })

  test('shares end, what was not sent goes, journeys are left, invitations are cancelled', async () => {
    const share = '/v1/health-story-shares/share-maya-open-for-dr-roy/review/'
    const draft = { form_data: { pain: 2 }, page: 'pain', form_version: 2, revision: 0 }
    await PUT(`/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/draft/`, draft)
    const { tables } = world()
    const year = world().clock.now() + 365 * DAY
    for (const one of tables.shares.values()) Object.assign(one, { expiresAt: year })
    const finished = [...tables.instances.values()].find(
      ({ patient, completedAt }) => patient === seeded.patient('maya') && completedAt !== null,
    )
    const task = tables.tasks.get(seeded.task('maya-hip', 'hip_check_in'))
    expect([task?.draft === null, (await GET(share, { as: null })).status]).toEqual([false, 200])
    await closing('maya', 30)
    await closing('theo', 30)
    expect((await GET(share, { as: null })).status).toBe(404)
    expect(task).toMatchObject({ draft: null, cancelledAt: expect.any(Number) })
    expect(finished).toMatchObject({ cancelledAt: null })
    const review = await GET('/v1/invitations/invite-lakeside-parent/review/', { as: null })
    expect(Object(review.body).status).toBe('CANCELLED')
    expect(tables.invitations.get(seeded.invitation('invite-lakeside'))?.status).toBe('PENDING')
  })

  test('the care team still reads what was sent, and sees that the account is closed', async () => {
    const instance = async () =>
      (await GET(`/v1/process-instances/${hip}/`, { as: 'samuel' })).body as ProcessInstance
    expect((await instance()).account_closed_at).toBeNull()
    await closing()
    const at = await closesAt()
    world().clock.advance(30 * DAY)
    expect(await instance()).toMatchObject({ account_closed_at: at, status: 'cancelled', cancelled_at: at })
    const submission = `/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/`
    expect((await GET(submission, { as: 'samuel' })).status).toBe(200)
  })

  test('what a withdrawn consent hides stays hidden', async () => {
    const policy = 'https://portage.example/privacy'
    await POST('/v1/consent-decisions/consent/', { consented: false, policy })
    await closing('maya', 30)
    expect((await GET(`/v1/process-instances/${hip}/`, { as: 'samuel' })).status).toBe(404)
  })

  test('a member of a care team leaves nothing unsent behind', async () => {
    const step = seeded.task('maya-hip', 'hip_check_in')
    await POST(`/v1/tasks/${step}/fill_in/`, undefined, { as: 'samuel' })
    const drafts = world().tables.tasks.get(step)?.careDrafts
    drafts?.set(seeded.user('samuel'), {
      formData: { pain: 2 },
      page: 'pain',
      formVersion: 2,
      revision: 1,
      updatedAt: 0,
    })
    await closing('samuel', 30)
    await GET('/v1/users/current/')
    expect(drafts?.get(seeded.user('samuel'))).toBeNull()
    expect(world().tables.tasks.get(seeded.task('maya-hip', 'about_you'))?.careDrafts.size).toBe(0)
  })

  test('an administrator sees it closed, and can open it again when the person asks', async () => {
    await closing('luc', 30)
    const list = async (status: string) =>
      ((await GET(`/v1/users/?status=${status}`, { as: 'priya' })).body as UserList).results
    const [luc] = await list('closed')
    expect(luc).toMatchObject({ email: people.luc.email, status: 'closed', revision: 2 })
    expect(await list('deactivated')).toEqual([])
    const body = { organization: seeded.organization('fleuve') }
    const headers = { 'if-match': `"${luc?.revision}"` }
    const reply = await POST(`/v1/users/${luc?.id}/reactivate/`, body, { as: 'priya', headers })
    expect(reply.body).toMatchObject({ status: 'active' })
    expect(await closesAt('luc')).toBeNull()
  })
})

test('guests have no account to close', async () => {
  const visit = '/v1/invitations/invite-lakeside/consume_as_guest/'
  const { body } = await POST(visit, { invitation_accepted: true }, { as: null })
  const as = { bearer: String(Object(body).access_token) }
  expect((await PUT(path, undefined, { as })).status).toBe(403)
})

test('emails are written in the language of the person', async () => {
  await closing('luc', 30)
  await GET('/v1/users/current/')
  expect(mails('luc').map(({ subject }) => subject)).toEqual([
    'Votre compte est fermé',
    expect.stringMatching(/^Votre compte sera fermé le \d+(er)? \S+ \d{4}$/),
    'Votre code pour fermer votre compte',
  ])
})
