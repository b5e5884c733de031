// What invitees do with their token, with and without an account.
import { beforeEach, describe, expect, test } from 'vitest'
import type { InvitationList, InvitationReview, ProcessInstance } from '#generated/model/index.ts'
import { policies } from '#mock-server/store/seeds/policies.ts'
import { app, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = (token: string, what: string) => `/v1/invitations/${token}/${what}/`
const accept = (token: string, as: CallOptions['as'], body: object = {}) =>
  POST(path(token, 'accept'), body, { as })
const decline = (token: string, as: CallOptions['as']) => POST(path(token, 'decline'), undefined, { as })
const consume = (token: string, invitation_accepted = true) =>
  POST(path(token, 'consume_as_guest'), { invitation_accepted }, { as: null })
const review = async (token: string, as: CallOptions['as'], headers = {}) =>
  (await GET(path(token, 'review'), { as, headers })).body as InvitationReview
const guestOf = async (token: string) => ({
  bearer: String(Object((await consume(token)).body).access_token),
})

const closed = [
  ['invite-expired', 'invitation_expired'],
  ['invite-revoked', 'invitation_revoked'],
  ['invite-accepted', 'invitation_accepted'],
  ['invite-declined', 'invitation_declined'],
] as const

describe('the review (CALL-29)', () => {
  test('tells a stranger who invites to what and until when, and masks the address', async () => {
    const told = await review('invite-lakeside', null)
    expect(told).toEqual({
      organization: {
        id: seeded.organization('lakeside'),
        name: 'Lakeside Family Health',
        phone: '+16135550142',
        email: 'hello@lakeside.example',
      },
      status: 'PENDING',
      process_definition_name: 'Hip replacement preparation',
      process_definition_description:
        'Get ready for your new hip, step by step. Your care team follows along.',
      expires_at: expect.stringMatching(/T15:04:00Z$/),
      sent_by: 'Samuel Roy',
      recipient: 'j•••@portage.test',
      is_for_caller: null,
      process_instance: null,
      may_be_guest: true,
      language: 'en-ca',
    })
    expect(JSON.stringify(told)).not.toContain('jo@')
  })

  test('is in the language of the caller, and leaves out what is not known', async () => {
    const told = await review('invite-fleuve', null, { 'accept-language': 'fr-ca' })
    expect(told).toMatchObject({
      process_definition_name: 'Suivi de l’asthme',
      sent_by: null,
      language: 'fr-ca',
    })
    expect(told.process_definition_description).toBe('Quelques minutes par semaine pour garder le souffle.')
    expect(await review('invite-northern', null)).toMatchObject({
      process_definition_name: null,
      process_definition_description: null,
      expires_at: null,
      may_be_guest: false,
    })
  })

  test('says for whom it is, and where it led to who accepted it', async () => {
    expect(await review('invite-accepted', 'maya')).toMatchObject({
      is_for_caller: true,
      process_instance: seeded.journey('maya-hip'),
    })
    expect(await review('invite-accepted', 'luc')).toMatchObject({
      is_for_caller: false,
      process_instance: null,
    })
    expect(await review('invite-accepted', null)).toMatchObject({
      is_for_caller: null,
      process_instance: null,
      may_be_guest: false,
    })
  })

  test('treats guests as signed out, except for the invitation that started their visit', async () => {
    const guest = await guestOf('invite-lakeside')
    const own = await review('invite-lakeside', guest)
    expect(own).toMatchObject({ status: 'ACCEPTED', is_for_caller: true })
    expect((await GET(`/v1/process-instances/${own.process_instance}/`, { as: guest })).status).toBe(200)
    expect(await review('invite-fleuve', guest)).toMatchObject({ is_for_caller: null })
  })

  test('of a pending one is EXPIRED as soon as its time is over, in lists too', async () => {
    const { expires_at } = await review('invite-lakeside', null)
    app.worlds.get('default').clock.set(Date.parse(expires_at ?? ''))
    expect(await review('invite-lakeside', null)).toMatchObject({ status: 'EXPIRED', may_be_guest: false })
    const { body } = await GET('/v1/invitations/?status__in=EXPIRED', { as: 'samuel' })
    expect((body as InvitationList).results.map(({ token, status }) => [token, status])).toContainEqual([
      'invite-lakeside',
      'EXPIRED',
    ])
    const expire = { status: 'EXPIRED' }
    const again = await PATCH(`/v1/invitations/${seeded.invitation('invite-lakeside')}/`, expire, {
      as: 'samuel',
    })
    expect([again.status, again.body]).toMatchObject([409, { code: 'invitation_closed' }])
    await POST(`/v1/invitations/${seeded.invitation('invite-lakeside')}/resend/`, undefined, {
      as: 'samuel',
    })
    expect(await review('invite-lakeside', null)).toMatchObject({ status: 'PENDING', may_be_guest: true })
  })
})

describe('accepting with an account (INV-03)', () => {
  test('starts the journey for the chosen profile', async () => {
    const patient = seeded.patient('emile')
    const { status, body } = await accept('invite-lakeside-parent', 'theo', { patient })
    expect(status).toBe(200)
    expect(body).toEqual({
      process_instance: expect.any(String),
      organization: seeded.organization('lakeside'),
    })
    const journey = await GET(`/v1/process-instances/${Object(body).process_instance}/`, { as: 'theo' })
    expect(journey.body as ProcessInstance).toMatchObject({
      process_definition_name: 'New-parent follow-up',
      patient: { id: patient, display_name: 'Émile Martin' },
      open_task_count: 1,
    })
  })

  test('a second time is a 409, and the review tells where it led', async () => {
    const first = await accept('invite-lakeside-parent', 'theo', { patient: null })
    const second = await accept('invite-lakeside-parent', 'theo')
    expect([second.status, Object(second.body).code]).toEqual([409, 'invitation_accepted'])
    expectContract('acceptInvitation', second)
    expect(await review('invite-lakeside-parent', 'theo')).toMatchObject({
      status: 'ACCEPTED',
      is_for_caller: true,
      process_instance: Object(first.body).process_instance,
    })
  })

  test('into a journey that the profile is in is a 400 (ERR-09)', async () => {
    const reply = await accept('invite-in-journey', 'maya')
    expect([reply.status, reply.body]).toEqual([400, { verification: ['in_same_journey'] }])
    expectContract('acceptInvitation', reply)
    expect((await review('invite-in-journey', 'maya')).status).toBe('PENDING')
  })

  test('for another person’s profile is a 400', async () => {
    const reply = await accept('invite-in-journey', 'maya', { patient: seeded.patient('luc') })
    expect([reply.status, reply.body]).toEqual([400, { patient: ['There is no such profile.'] }])
    expectContract('acceptInvitation', reply)
  })
})

describe('declining with an account (INV-03)', () => {
  test('answers what has become of it, once', async () => {
    expect((await decline('invite-in-journey', 'maya')).body).toMatchObject({
      status: 'DECLINED',
      is_for_caller: true,
      process_instance: null,
    })
    const second = await decline('invite-in-journey', 'maya')
    expect([second.status, Object(second.body).code]).toEqual([409, 'invitation_declined'])
    expectContract('declineInvitation', second)
  })
})

describe.each([
  ['acceptInvitation', accept],
  ['declineInvitation', decline],
] as const)('%s is refused', (operation, answer) => {
  testRows(closed, freshWorld)('%s: 409 %s', async (token, code) => {
    const reply = await answer(token, 'maya')
    expect([reply.status, Object(reply.body).code]).toEqual([409, code])
    expectContract(operation, reply)
  })

  test('to another account: 403 wrong_account', async () => {
    const reply = await answer('invite-lakeside', 'maya')
    expect([reply.status, Object(reply.body).code]).toEqual([403, 'wrong_account'])
    expectContract(operation, reply)
    expect((await review('invite-lakeside', null)).status).toBe('PENDING')
  })

  test('to a guest: 403 without a code', async () => {
    const reply = await answer('invite-fleuve', await guestOf('invite-lakeside'))
    expect([reply.status, reply.body]).toEqual([403, { detail: expect.any(String) }])
    expectContract(operation, reply)
  })

  test('of an unknown token: 404', async () => {
    const reply = await answer('invite-nobody', 'maya')
    expect(reply.status).toBe(404)
    expectContract(operation, reply)
  })
})

describe('answering as a guest (CALL-37, D-28)', () => {
  test('accepting gives a token and a journey, for 24 hours', async () => {
    const reply = await consume('invite-lakeside')
    const as = { bearer: String(Object(reply.body).access_token) }
    expect((await GET('/v1/users/current/', { as })).body).toMatchObject({ is_guest: true, role_types: [] })
    expect((await GET('/v1/tasks/?assignee=current_user', { as })).body).toMatchObject({ count: 1 })
    app.worlds.get('default').clock.set(Date.parse(String(Object(reply.body).expires_at)) + 1000)
    expect((await GET('/v1/users/current/', { as })).status).toBe(401)
  })

  test('declining gives none', async () => {
    expect((await consume('invite-lakeside', false)).body).toEqual({ access_token: null, expires_at: null })
    expect((await review('invite-lakeside', null)).status).toBe('DECLINED')
  })

  testRows(closed, freshWorld)('%s: 409 %s, whatever the answer', async (token, code) => {
    for (const accepted of [true, false]) {
      const reply = await consume(token, accepted)
      expect([reply.status, Object(reply.body).code]).toEqual([409, code])
      expectContract('consumeInvitationAsGuest', reply)
    }
  })

  test('a second time is a 409 as soon as the guest has agreed to the policies', async () => {
    const as = await guestOf('invite-fleuve')
    for (const policy of Object.values(policies)) {
      expect(await review('invite-fleuve', null)).toMatchObject({ status: 'PENDING', may_be_guest: true })
      await POST('/v1/consent-decisions/consent/', { consented: true, policy }, { as })
    }
    expect(await review('invite-fleuve', null)).toMatchObject({ status: 'ACCEPTED', may_be_guest: false })
    expect(Object((await consume('invite-fleuve')).body).code).toBe('invitation_accepted')
  })

  testRows(
    [
      ['another guest', () => consume('invite-lakeside-parent')],
      ['an account', () => accept('invite-lakeside-parent', 'theo')],
      ['an account that declines', () => decline('invite-lakeside-parent', 'theo')],
    ],
    freshWorld,
  )('until then it is open to %s, which ends the visit', async (_, answer) => {
    const as = await guestOf('invite-lakeside-parent')
    expect(await review('invite-lakeside-parent', as)).toMatchObject({
      status: 'ACCEPTED',
      may_be_guest: false,
      is_for_caller: true,
    })
    expect((await answer()).status).toBe(200)
    expect((await GET('/v1/users/current/', { as })).status).toBe(401)
  })

  test('who leaves without having agreed gives it back', async () => {
    const as = await guestOf('invite-lakeside')
    expect((await POST('/v1/users/current/end_visit/', undefined, { as })).status).toBe(204)
    expect(await review('invite-lakeside', null)).toMatchObject({ status: 'PENDING', may_be_guest: true })
    expect((await consume('invite-lakeside')).status).toBe(200)
  })

  test('without a journey it needs an account to accept, and none to decline', async () => {
    const reply = await consume('invite-northern')
    expect([reply.status, Object(reply.body).code]).toEqual([403, 'account_required'])
    expectContract('consumeInvitationAsGuest', reply)
    expect((await consume('invite-northern', false)).status).toBe(200)
  })
})
