// The accounts of users, as Priya, who administers the portal, makes and changes them (USER-01).
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEventList, UserAccount, UserList } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import type { Reply } from './support/client.ts'
import { tokenFor } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'priya'
const lakeside = seeded.organization('lakeside')
const northern = seeded.organization('northern')

const list = async (query = '', world = 'default') =>
  (await GET(`/v1/users/${query}`, { as, world })).body as UserList
const account = async (person: PersonName): Promise<UserAccount> => {
  const { results } = await list(`?search=${people[person].email}`)
  const [found] = results
  if (!found) throw new Error(`${person} is not in the list`)
  return found
}
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const pathOf = (person: PersonName, action: string) => `/v1/users/${seeded.user(person)}/${action}/`

async function giveRoles(
  person: PersonName,
  role_types: readonly string[],
  { organization = lakeside, by = 'priya' }: { organization?: string; by?: PersonName } = {},
): Promise<Reply> {
  const { revision } = await account(person)
  const reply = await PUT(
    pathOf(person, 'roles'),
    { organization, role_types },
    { as: by, headers: ifMatch(revision) },
  )
  expectContract('updateUserRoles', reply)
  return reply
}

async function turn(person: PersonName, action: 'deactivate' | 'reactivate', by: PersonName = 'priya') {
  const { revision } = await account(person)
  const body = { organization: lakeside, comment: ' She works elsewhere now. ' }
  const reply = await POST(pathOf(person, action), body, { as: by, headers: ifMatch(revision) })
  expectContract(action === 'deactivate' ? 'deactivateUser' : 'reactivateUser', reply)
  return reply
}

const audit = async () =>
  ((await GET(`/v1/audit-events/?object_type=user&organization=${lakeside}`, { as })).body as AuditEventList)
    .results

describe('a new user', () => {
  const body = {
    email: 'Lee@portage.test',
    first_name: ' Lee ',
    last_name: 'Chen',
    language_preference: 'fr-ca',
    organization: lakeside,
    role_types: ['provider'],
  }
  const create = async (changes: object = {}) => {
    const reply = await POST('/v1/users/', { ...body, ...changes }, { as })
    expectContract('createUser', reply)
    return reply
  }

  test('gets a temporary password in their language, has no other role, and is in the list of changes', async () => {
    const reply = await create()
    expect([reply.status, reply.body]).toMatchObject([
      201,
      {
        outcome: 'created',
        user: {
          first_name: 'Lee',
          role_types: ['provider'],
          language_preference: 'fr-ca',
          status: 'pending',
          last_sign_in_at: null,
          current_patient: null,
          memberships: [{ organization: lakeside, role_types: ['provider'] }],
        },
      },
    ])
    const { mailbox, pool } = app.worlds.get('default')
    const [mail] = mailbox.list('lee@portage.test')
    expect(mail).toMatchObject({ subject: 'Votre compte chez Lakeside Family Health' })
    expect(mail?.body).toContain(String(mail?.code))
    expect(mail?.link).toMatch(/\/login$/)
    expect(pool.users.find('lee@portage.test')?.status).toBe('FORCE_CHANGE_PASSWORD')
    expect((await audit())[0]).toMatchObject({ action: 'created', object_name: 'Lee Chen' })
  })

  test('who is a patient has a profile to look at (GATE-11)', async () => {
    const { body: made } = await create({ role_types: ['patient'] })
    const { user } = made as { user: UserAccount }
    expect(app.worlds.get('default').tables.patients.get(String(user.current_patient))).toMatchObject({
      firstName: 'Lee',
      isSystemCreated: true,
    })
  })

  test('who has an account is given the roles here, too, and no new password', async () => {
    const reply = await create({ email: 'LUC@portage.test', role_types: ['provider'] })
    expect(reply.body).toMatchObject({
      outcome: 'added',
      // he had no role, which means patient: he keeps that (PROD-08)
      user: { first_name: 'Luc', role_types: ['patient', 'provider'], revision: 2 },
    })
    expect(app.worlds.get('default').mailbox.list('luc@portage.test')).toEqual([])
    expect((await audit())[0]).toMatchObject({
      action: 'changed',
      object_name: 'Luc Gagnon',
      changes: [{ field: 'role_types', before: '[]', after: '["provider"]' }],
    })
  })

  test('whose address is just being signed up with has to wait', async () => {
    const { pool } = app.worlds.get('default')
    const person = { sub: crypto.randomUUID(), password: 'Portage-2026!', status: 'UNCONFIRMED' } as const
    pool.addUser({ ...person, email: 'lee@portage.test' })
    const reply = await create()
    expect([reply.status, reply.body]).toEqual([
      400,
      { email: ['Somebody is signing up with this address right now. Try again when that is done.'] },
    ])
  })

  testRows(
    [
      ['who is a user here already', { email: people.samuel.email }],
      ['in another case of letters', { email: 'SAMUEL@portage.test' }],
    ],
    freshWorld,
  )('%s is refused at the address', async (_, changes) => {
    const reply = await create(changes)
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['email']])
  })

  testRows(
    [
      ['email', { email: 'nobody' }],
      ['email', { email: `${'a'.repeat(250)}@portage.test` }],
      ['first_name', { first_name: '   ' }],
      ['last_name', { last_name: '' }],
      ['last_name', { last_name: 'x'.repeat(151) }],
      ['role_types', { role_types: [] }],
      ['role_types', { role_types: ['owner'] }],
      ['language_preference', { language_preference: 'de' }],
    ],
    freshWorld,
  )('with a bad %s is refused there: %j', async (field, changes) => {
    const reply = await create(changes)
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
  })

  test('of an organization that there is not is a 404', async () => {
    expect((await create({ organization: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
  })

  test('can be sent another temporary password; who has signed in cannot', async () => {
    await create()
    const { results } = await list('?search=lee@portage.test')
    const path = `/v1/users/${results[0]?.id}/temporary-password/`
    const again = await POST(path, undefined, { as })
    expectContract('resendTemporaryPassword', again)
    expect(again.status).toBe(200)
    const [second, first] = app.worlds.get('default').mailbox.list('lee@portage.test')
    expect(second?.code).not.toBe(first?.code)
    const refused = await POST(pathOf('samuel', 'temporary-password'), undefined, { as })
    expectContract('resendTemporaryPassword', refused)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'active' }])
  })
})

describe('roles', () => {
  test('are changed in one organization; those of others stay', async () => {
    const { status, body } = await giveRoles('samuel', ['patient'])
    expect([status, body]).toMatchObject([
      200,
      {
        role_types: ['patient', 'provider'],
        memberships: [
          { organization: lakeside, role_types: ['patient'] },
          { organization: northern, role_types: ['provider'] },
        ],
        revision: 2,
      },
    ])
    expect((await audit())[0]).toMatchObject({
      action: 'changed',
      object_name: 'Samuel Roy',
      changes: [{ field: 'role_types', before: '["provider"]', after: '["patient"]' }],
    })
  })

  test('what is taken away cannot be done any more', async () => {
    const invitations = () => GET('/v1/invitations/', { as: 'samuel' })
    expect((await invitations()).status).toBe(200)
    await giveRoles('samuel', ['patient'])
    await giveRoles('samuel', ['patient'], { organization: northern })
    expect((await invitations()).status).toBe(403)
  })

  testRows(
    [
      ['one’s own role of administrator', 'priya', ['provider'], 'own_admin_role'],
      ['the only role', 'maya-like', [], 'no_role_left'],
    ] as const,
    freshWorld,
  )('%s cannot be taken away: 409', async (_, person, roles, code) => {
    const who = person === 'maya-like' ? 'theo' : person
    const reply = await giveRoles(who, roles)
    expect([reply.status, reply.body]).toEqual([409, { detail: expect.any(String), code }])
  })

  test('an administrator may take other roles, and give up those', async () => {
    const both = await giveRoles('priya', ['admin', 'provider'])
    expect([both.status, both.body]).toMatchObject([200, { role_types: ['provider', 'admin'] }])
    expect((await giveRoles('priya', ['admin'])).body).toMatchObject({ role_types: ['admin'] })
  })

  test('the last administrator is protected, also from themselves', async () => {
    expect((await giveRoles('ana', ['patient', 'provider'])).status).toBe(200)
    expect((await giveRoles('priya', ['provider'])).body).toMatchObject({ code: 'last_admin' })
    expect((await turn('priya', 'deactivate')).body).toMatchObject({ code: 'last_admin' })
    expect((await account('priya')).role_types).toEqual(['admin'])
  })

  test('who was changed in the meantime stays as they are: 412; without a revision: 428', async () => {
    const send = (headers: Record<string, string>) =>
      PUT(pathOf('samuel', 'roles'), { organization: lakeside, role_types: ['patient'] }, { as, headers })
    const old = await send(ifMatch(9))
    const none = await send({})
    expectContract('updateUserRoles', old)
    expectContract('updateUserRoles', none)
    expect([old.status, none.status]).toEqual([412, 428])
    expect((await account('samuel')).role_types).toEqual(['provider'])
  })
})

describe('an account that is deactivated', () => {
  test('ends every session, lets nobody sign in, and is kept with the reason', async () => {
    const bearer = await tokenFor(app, 'default', 'samuel')
    const me = () => GET('/v1/users/current/', { as: { bearer } })
    expect((await me()).status).toBe(200)
    expect((await turn('samuel', 'deactivate')).body).toMatchObject({
      status: 'deactivated',
      role_types: ['provider'],
    })
    expect((await me()).status).toBe(401)
    expect(app.worlds.get('default').pool.users.find(people.samuel.email)?.enabled).toBe(false)
    expect((await audit())[0]).toMatchObject({
      action: 'deactivated',
      comment: 'She works elsewhere now.',
    })
    expect((await list('?status=deactivated')).results.map(({ email }) => email)).toEqual([
      people.samuel.email,
    ])
  })

  test('can be used again when it is reactivated', async () => {
    await turn('samuel', 'deactivate')
    expect((await turn('samuel', 'reactivate')).body).toMatchObject({ status: 'active', revision: 3 })
    expect((await GET('/v1/users/current/', { as: 'samuel' })).status).toBe(200)
  })

  test('keeps its roles until then', async () => {
    await turn('samuel', 'deactivate')
    expect((await giveRoles('samuel', ['patient'])).body).toMatchObject({ code: 'deactivated' })
    expect((await turn('samuel', 'deactivate')).body).toMatchObject({ code: 'deactivated' })
    expect((await turn('luc', 'reactivate')).body).toMatchObject({ code: 'active' })
  })

  test('is nobody’s own', async () => {
    expect((await turn('priya', 'deactivate')).body).toMatchObject({ code: 'own_account' })
  })
})

testRows(
  [
    ['en-ca', /administrator/],
    ['fr-ca', /administration/],
  ],
  freshWorld,
)('refusals are said in %s', async (locale, words) => {
  const { revision } = await account('priya')
  const { body } = await PUT(
    pathOf('priya', 'roles'),
    { organization: lakeside, role_types: ['provider'] },
    { as, headers: { ...ifMatch(revision), 'accept-language': locale } },
  )
  expect(Object(body).detail).toMatch(words)
})
