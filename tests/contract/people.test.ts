// Users, profiles, consent, language, invitations and guests.
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  ConsentDecisionList,
  Invitation,
  Organization,
  OrganizationList,
  PatientList,
  User,
  UserList,
} from '#generated/model/index.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const me = async (as: Parameters<typeof GET>[1]) => (await GET('/v1/users/current/', as)).body as User

describe('the current user (CALL-10)', () => {
  test('Maya has consented and chosen a language', async () => {
    expect(await me({ as: 'maya' })).toMatchObject({
      role_types: ['patient'],
      language_preference: 'en-ca',
      consented_policies: ['https://portage.example/privacy', 'https://portage.example/terms'],
      current_patient: seeded.patient('maya'),
    })
  })

  test('Noor is new: nothing chosen, a profile that the system made (GATE-11)', async () => {
    expect(await me({ as: 'noor' })).toMatchObject({ language_preference: '', consented_policies: [] })
    const { results } = (await GET('/v1/patients/?user=current_user', { as: 'noor' })).body as PatientList
    expect(results.map((one) => one.is_system_created)).toEqual([true])
  })

  test('one person, one profile of their own: Noor completes the one that the system made', async () => {
    const made = { first_name: 'Noor', last_name: 'Haddad-Roy', is_self: true }
    const { body } = await POST('/v1/patients/', made, { as: 'noor' })
    expect(body).toMatchObject({ ...made, id: seeded.patient('noor'), is_system_created: false })
    await POST('/v1/patients/', { first_name: 'Sami', last_name: 'Haddad', is_self: false }, { as: 'noor' })
    const { results } = (await GET('/v1/patients/?user=current_user', { as: 'noor' })).body as PatientList
    expect(results.map((one) => [one.first_name, one.is_self])).toEqual([
      ['Noor', true],
      ['Sami', false],
    ])
  })

  test('Luc’s list of roles is empty (PROD-08)', async () =>
    expect((await me({ as: 'luc' })).role_types).toEqual([]))

  test('consent is recorded once a policy (CALL-55, CALL-60)', async () => {
    for (const name of ['privacy', 'terms']) {
      const policy = `https://portage.example/${name}`
      expect(
        (await POST('/v1/consent-decisions/consent/', { consented: true, policy }, { as: 'noor' })).status,
      ).toBe(201)
      await POST('/v1/consent-decisions/consent/', { consented: true, policy }, { as: 'noor' })
    }
    expect((await me({ as: 'noor' })).consented_policies).toHaveLength(2)
  })

  test('the language is kept (CALL-16), and nobody sets another person’s', async () => {
    const body = { language: 'fr-ca' }
    await PATCH(`/v1/user-preferences/${seeded.user('noor')}/`, body, { as: 'noor' })
    expect((await me({ as: 'noor' })).language_preference).toBe('fr-ca')
    expect((await PATCH(`/v1/user-preferences/${seeded.user('noor')}/`, body)).status).toBe(403)
  })
})

describe('one’s own account', () => {
  const theo = `/v1/users/${seeded.user('theo')}/`

  test('the active profile is one of one’s own (DATA-04, D-39)', async () => {
    const changed = await PATCH(theo, { current_patient: seeded.patient('rose') }, { as: 'theo' })
    expect(changed.body).toMatchObject({ current_patient: seeded.patient('rose'), first_name: 'Theo' })
    expect((await me({ as: 'theo' })).current_patient).toBe(seeded.patient('rose'))
    const foreign = await PATCH(theo, { current_patient: seeded.patient('maya') }, { as: 'theo' })
    expect(foreign).toMatchObject({ status: 400, body: { current_patient: ['There is no such profile.'] } })
    expect((await me({ as: 'theo' })).current_patient).toBe(seeded.patient('rose'))
  })

  test('a name is changed alone (DATA-05, DATA-06); nothing is a 400, another person’s account a 403', async () => {
    const { body } = await PATCH(theo, { last_name: 'Martin-Roy' }, { as: 'theo' })
    expect(body).toMatchObject({ first_name: 'Theo', last_name: 'Martin-Roy', email: 'theo@portage.test' })
    expect((await PATCH(theo, {}, { as: 'theo' })).status).toBe(400)
    expect((await PATCH(theo, { email: 'x@portage.test' }, { as: 'theo' })).status).toBe(400)
    expect((await PATCH(theo, { first_name: 'X' }, { as: 'priya' })).status).toBe(403)
  })

  test('what was agreed to is listed with day and version, the newest first', async () => {
    const list = async () => (await GET('/v1/consent-decisions/', { as: 'maya' })).body as ConsentDecisionList
    const before = await list()
    expect(before.results.map(({ consented, version }) => [consented, version])).toEqual([
      [true, '2026.2'],
      [true, '2026.2'],
    ])
    const policy = 'https://portage.example/terms'
    await POST('/v1/consent-decisions/consent/', { consented: false, policy })
    const after = await list()
    expect(after.count).toBe(3)
    expect(after.results[0]).toMatchObject({ consented: false, policy })
    expect((await me({ as: 'maya' })).consented_policies).not.toContain(policy)
    const none = (await GET('/v1/consent-decisions/', { as: 'noor' })).body as ConsentDecisionList
    expect(none.results).toEqual([])
  })
})

describe('profiles', () => {
  testRows(['waves', 'charlie', 'diamonds', 'aztec', 'rain', 'bamboo', 'checkers', null], freshWorld)(
    'the picture of a profile may be %s (DATA-55), and nothing else',
    async (style) => {
      const rose = `/v1/patients/${seeded.patient('rose')}/`
      expect((await GET(rose, { as: 'theo' })).body).toMatchObject({ avatar_style: null })
      const changed = await PATCH(rose, { avatar_style: style }, { as: 'theo' })
      expect(changed.body).toMatchObject({ avatar_style: style, first_name: 'Rose', is_self: false })
      expect((await PATCH(rose, { avatar_style: 'stars' }, { as: 'theo' })).status).toBe(400)
    },
  )

  describe('SEC-05: a care team sees the profiles that joined its organization, not all of an account', () => {
    const names = async (as: PersonName) => {
      const { body } = await GET(`/v1/patients/?user=${seeded.user('theo')}`, { as })
      return (body as PatientList).results.map(({ first_name: name }) => name)
    }
    const emile = `/v1/patients/${seeded.patient('emile')}/`

    test('a child without any journey there is not theirs, in the list or by its address', async () => {
      expect(await names('samuel')).toEqual(['Theo', 'Rose'])
      expect((await GET(emile, { as: 'samuel' })).status).toBe(404)
      expect((await GET(emile, { as: 'odile' })).status).toBe(404)
      expect(await names('theo')).toEqual(['Theo', 'Rose', 'Émile'])
      expect(await names('priya')).toEqual(['Theo', 'Rose', 'Émile'])
    })

    test('it is when it joins a journey of theirs', async () => {
      const body = { patient: seeded.patient('emile') }
      await POST('/v1/invitations/invite-lakeside-parent/accept/', body, { as: 'theo' })
      expect(await names('samuel')).toEqual(['Theo', 'Rose', 'Émile'])
      expect((await GET(emile, { as: 'samuel' })).status).toBe(200)
    })

    test('whoever joins for a child alone does not join for themselves', async () => {
      const child = Object(
        (await POST('/v1/patients/', { first_name: 'Nil', last_name: 'H', is_self: false }, { as: 'luc' }))
          .body,
      )
      const joined = await POST(
        '/v1/invitations/join-hip-replacement/accept/',
        { patient: child.id },
        {
          as: 'luc',
        },
      )
      expect(joined.status).toBe(200)
      expect((await GET(`/v1/patients/${child.id}/`, { as: 'samuel' })).status).toBe(200)
      expect((await GET(`/v1/patients/${seeded.patient('luc')}/`, { as: 'samuel' })).status).toBe(404)
    })

    test('a profile that joined an organization without a journey is seen there', async () => {
      expect((await GET(`/v1/patients/${seeded.patient('noor')}/`, { as: 'samuel' })).status).toBe(200)
    })
  })

  test('a new one echoes what was sent, is in the list and readable, and Location names it (CALL-22)', async () => {
    const body = { first_name: 'Zoé', last_name: 'Tremblay', is_self: false }
    const made = await POST('/v1/patients/', body)
    expect(made.body).toMatchObject({ ...body, is_system_created: false })
    const location = made.headers.get('location') ?? ''
    expect(location).toBe(`/v1/patients/${Object(made.body).id}/`)
    expect((await GET(location)).body).toEqual(made.body)
    expect(((await GET('/v1/patients/?search=zoe')).body as PatientList).count).toBe(1)
  })

  test('a change keeps the rest and ends being system-created (CALL-24)', async () => {
    const reply = await PATCH(
      `/v1/patients/${seeded.patient('noor')}/`,
      { first_name: 'Nour' },
      { as: 'noor' },
    )
    expect(reply.body).toMatchObject({ first_name: 'Nour', last_name: 'Haddad', is_system_created: false })
  })

  test('an empty change is a 400, somebody else’s profile a 404, a patient’s a 403 for the care team', async () => {
    expect((await PATCH(`/v1/patients/${seeded.patient('maya')}/`, {})).status).toBe(400)
    expect((await GET(`/v1/patients/${seeded.patient('maya')}/`, { as: 'luc' })).status).toBe(404)
    expect((await GET(`/v1/patients/${seeded.patient('maya')}/`, { as: 'samuel' })).status).toBe(200)
    const change = { first_name: 'X' }
    expect((await PATCH(`/v1/patients/${seeded.patient('maya')}/`, change, { as: 'samuel' })).status).toBe(
      403,
    )
  })
})

describe('organizations', () => {
  const names = async (query: string, as: 'maya' | 'luc' | 'samuel' | 'priya' | 'ana') =>
    ((await GET(`/v1/organizations/${query}`, { as })).body as OrganizationList).results.map(
      ({ name }) => name,
    )

  test('are listed by my role (CALL-61, D-31)', async () => {
    expect(await names('?my_role_type=patient', 'maya')).toEqual([
      'Lakeside Family Health',
      'Clinique du Fleuve',
    ])
    expect(await names('?my_role_type=patient', 'luc')).toEqual(['Clinique du Fleuve'])
    expect(await names('?my_role_type=provider', 'samuel')).toEqual([
      'Lakeside Family Health',
      'Northern Virtual Care',
    ])
    expect(await names('?my_role_type=provider', 'maya')).toEqual([])
    const all = [...app.worlds.get('default').tables.organizations.values()].map(({ name }) => name)
    expect(await names('?page_size=100', 'priya')).toEqual(all)
    expect(all.length).toBeGreaterThan(30)
  })

  test('one that the person does not belong to can be read (ORG-05); one may lack icon and theme (ORG-13)', async () => {
    const { body } = await GET(`/v1/organizations/${seeded.organization('northern')}/`)
    expect(body as Organization).toMatchObject({ name: 'Northern Virtual Care', icon: null, theme: null })
  })
})

describe('invitations', () => {
  const invitation = seeded.invitation('invite-lakeside')

  test('a resend goes to the mailbox and is limited (CALL-33)', async () => {
    const resend = () => POST(`/v1/invitations/${invitation}/resend/`, undefined, { as: 'samuel' })
    const first = await resend()
    expect(first.status).toBe(200)
    expect(app.worlds.get('default').mailbox.list('JO@portage.test')).toMatchObject([
      { to: 'jo@portage.test', link: 'http://localhost:4010/accept?token=invite-lakeside' },
    ])
    for (let time = 0; time < 4; time += 1) await resend()
    const tooMany = await resend()
    expect(tooMany.status).toBe(429)
    expectContract('resendInvitation', tooMany)
  })

  test('an expired one can be sent again, an answered one not', async () => {
    const expired = await PATCH(`/v1/invitations/${invitation}/`, { status: 'EXPIRED' }, { as: 'samuel' })
    expect((expired.body as Invitation).status).toBe('EXPIRED')
    expect(
      (await PATCH(`/v1/invitations/${invitation}/`, { status: 'EXPIRED' }, { as: 'samuel' })).status,
    ).toBe(409)
    const again = await POST(`/v1/invitations/${invitation}/resend/`, undefined, { as: 'samuel' })
    expect((again.body as Invitation).status).toBe('PENDING')
    const accepted = seeded.invitation('invite-accepted')
    expect((await POST(`/v1/invitations/${accepted}/resend/`, undefined, { as: 'samuel' })).status).toBe(409)
  })

  test('of another organization are a 404', async () => {
    const other = seeded.invitation('invite-fleuve')
    expect((await PATCH(`/v1/invitations/${other}/`, { status: 'EXPIRED' }, { as: 'samuel' })).status).toBe(
      404,
    )
  })
})

test('CALL-09: users are found by role, organization and text', async () => {
  const count = async (query: string) =>
    ((await GET(`/v1/users/${query}`, { as: 'priya' })).body as UserList).count
  expect(await count('')).toBe(Object.keys(people).length)
  expect(await count('?role_types__in=provider')).toBe(3)
  expect(await count(`?organization=${seeded.organization('fleuve')}`)).toBe(6)
  expect(await count('?search=GAGNON')).toBe(1)
})
