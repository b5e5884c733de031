// The registration link of a journey (INV-04): for the care team, and for the people who use it.
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  InvitationReview,
  ProcessInstanceList,
  RegistrationLink,
  RegistrationLinkList,
} from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const token = 'join-hip-replacement'
const hip = uuidOf(`registration-link:${token}`)
const links = '/v1/registration-links/'
const lakeside = seeded.organization('lakeside')

const list = async (query = '', as: CallOptions['as'] = 'samuel') =>
  ((await GET(`${links}${query}`, { as })).body as RegistrationLinkList).results
const turn = (enabled: boolean, id = hip) => PATCH(`${links}${id}/`, { enabled }, { as: 'samuel' })
const path = (what: string, of = token) => `/v1/invitations/${of}/${what}/`
const review = async (as: CallOptions['as'], of = token) =>
  (await GET(path('review', of), { as })).body as InvitationReview
const accept = (as: CallOptions['as'], body: object = {}) => POST(path('accept'), body, { as })
const consume = () => POST(path('consume_as_guest'), { invitation_accepted: true }, { as: null })

describe('the care team', () => {
  test('finds the link of a journey, with its address and how many joined by it (INV-04)', async () => {
    const [link] = await list(
      `?organization=${lakeside}&process_definition=${seeded.definition('hip-replacement')}`,
    )
    expect(link).toMatchObject({
      id: hip,
      process_definition_name: 'Hip replacement preparation',
      url: `http://localhost:4010/accept?token=${token}`,
      enabled: true,
      created_by: { display_name: 'Samuel Roy' },
      registered_count: 0,
      last_registered_at: null,
    })
  })

  test('makes one where there is none, of which nobody guesses the address', async () => {
    const body = { organization: lakeside, process_definition: seeded.definition('mood-check-in') }
    const made = await POST(links, body, { as: 'samuel' })
    expect(made.status).toBe(201)
    const [, secret = ''] = (made.body as RegistrationLink).url.split('/accept?token=')
    expect(secret).toMatch(/^[\w-]{22}$/)
    expect(await review(null, secret)).toMatchObject({ process_definition_name: 'Mental-health check-in' })
    const again = await POST(links, body, { as: 'samuel' })
    expect([again.status, again.body]).toEqual([
      409,
      { detail: 'The journey has a link already.', code: 'link_exists' },
    ])
    expectContract('createRegistrationLink', again)
  })

  testRows(
    [
      [
        'for a journey that the organization does not offer',
        'lakeside',
        'asthma-check-in',
        'process_definition',
      ],
      ['for no journey', 'lakeside', 'nothing', 'process_definition'],
    ],
    freshWorld,
  )('makes none %s: 400', async (_, organization, definition, field) => {
    const body = {
      organization: seeded.organization(organization),
      process_definition: seeded.definition(definition),
    }
    const reply = await POST(links, body, { as: 'samuel' })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
    expectContract('createRegistrationLink', reply)
  })

  test('sees only the links of its organizations, and turns only those off', async () => {
    const other = await GET(`${links}?organization=${seeded.organization('fleuve')}`, { as: 'samuel' })
    expect(other.status).toBe(404)
    const all = (await list()).map(({ organization }) => organization)
    expect([all.length, new Set(all)]).toEqual([2, new Set([lakeside])])
    const elsewhere = await turn(false, uuidOf('registration-link:join-asthma-check-in'))
    expect(elsewhere.status).toBe(404)
    expect((await list('', 'odile')).map(({ process_definition_name: name }) => name)).toContain(
      'Asthma check-in',
    )
  })

  test('turns it off and on again, and the address stays the same', async () => {
    const off = await turn(false)
    expect(off.body).toMatchObject({ enabled: false })
    const on = await turn(true)
    expect(on.body).toMatchObject({ enabled: true, url: Object(off.body).url })
  })
})

describe('a stranger', () => {
  test('is told what the link leads to, and that it is for everybody', async () => {
    expect(await review(null)).toEqual({
      organization: {
        id: lakeside,
        name: 'Lakeside Family Health',
        phone: '+16135550142',
        email: 'hello@lakeside.example',
      },
      status: 'PENDING',
      process_definition_name: 'Hip replacement preparation',
      process_definition_description: expect.any(String),
      expires_at: null,
      sent_by: null,
      recipient: null,
      is_for_caller: null,
      process_instance: null,
      may_be_guest: true,
      language: null,
    })
    expect((await GET(path('branding'), { as: null })).body).toMatchObject({ name: 'Lakeside Family Health' })
  })

  test('joins with a new account, and so do others after them (INV-03, INV-04)', async () => {
    for (const person of ['noor', 'luc'] as const) {
      expect(await review(person)).toMatchObject({ status: 'PENDING', is_for_caller: true })
      const reply = await accept(person)
      expect(reply.status).toBe(200)
      expectContract('acceptInvitation', reply)
      expect(await review(person)).toMatchObject({
        status: 'ACCEPTED',
        is_for_caller: true,
        process_instance: Object(reply.body).process_instance,
      })
      const journeys = await GET(`/v1/process-instances/?organization=${lakeside}`, { as: person })
      expect((journeys.body as ProcessInstanceList).results).toMatchObject([
        { process_definition_name: 'Hip replacement preparation', status: 'active' },
      ])
    }
    expect((await list())[0]).toMatchObject({
      registered_count: 2,
      last_registered_at: expect.stringMatching(/Z$/),
    })
    const invitations = await GET(`/v1/invitations/?organization=${lakeside}`, { as: 'samuel' })
    expect(invitations.text).not.toContain(token)
  })

  test('joins as a guest, who may take it into an account later', async () => {
    const session = await consume()
    const as = { bearer: String(Object(session.body).access_token) }
    const { process_instance: journey } = await review(as)
    expect((await GET(`/v1/process-instances/${journey}/`, { as })).status).toBe(200)
    const { id } = Object((await GET('/v1/users/current/', { as })).body)
    const made = await POST(`/v1/user-preferences/${id}/guest_user_claim_nonce/`, undefined, { as })
    const { guest_user_claim_nonce: guest_nonce } = Object(made.body)
    expect((await POST(`/v1/users/${id}/claim-guest/`, { guest_nonce }, { as: 'noor' })).status).toBe(200)
    expect(await review('noor')).toMatchObject({ status: 'ACCEPTED', process_instance: journey })
  })

  test('who is in the journey already is told so: 400 (ERR-09), and twice by the link: 409', async () => {
    const inside = await accept('maya')
    expect([inside.status, inside.body]).toEqual([400, { verification: ['in_same_journey'] }])
    await accept('noor')
    const again = await accept('noor')
    expect([again.status, Object(again.body).code]).toEqual([409, 'invitation_accepted'])
  })

  test('may join again after leaving the journey', async () => {
    const { process_instance: first } = Object((await accept('noor')).body)
    await POST(`/v1/process-instances/${first}/cancel/`, {}, { as: 'noor' })
    expect(await review('noor')).toMatchObject({ status: 'PENDING', process_instance: null })
    expect((await accept('noor')).status).toBe(200)
  })

  test('who leaves the link changes nothing for the next one', async () => {
    const left = await POST(path('decline'), undefined, { as: 'noor' })
    expectContract('declineInvitation', left)
    expect(await review('noor')).toMatchObject({ status: 'PENDING' })
  })
})

describe('a link that is turned off', () => {
  test('is the same 404 as one that never was', async () => {
    const answers = async (of: string) =>
      Promise.all([
        GET(path('review', of), { as: null }),
        GET(path('branding', of), { as: null }),
        GET(path('review', of), { as: 'noor' }),
        POST(path('accept', of), {}, { as: 'noor' }),
        POST(path('consume_as_guest', of), { invitation_accepted: true }, { as: null }),
      ])
    const of = async (each: string) => (await answers(each)).map(({ status, text }) => [status, text])
    await turn(false)
    const unknown = await of('join-nothing-at-all')
    expect(new Set(unknown.map(([status]) => status))).toEqual(new Set([404]))
    expect(await of(token)).toEqual(unknown)
    expect(await of('join-new-parents')).toEqual(unknown)
  })

  test('keeps who joined by it in the journey', async () => {
    const { process_instance: journey } = Object((await accept('noor')).body)
    await turn(false)
    expect(await review('noor')).toMatchObject({ status: 'ACCEPTED', process_instance: journey })
    expect((await GET(`/v1/process-instances/${journey}/`, { as: 'noor' })).status).toBe(200)
  })
})
