// A guest's way into an account (CALL-13..15, D-27).
import { beforeEach, describe, expect, test } from 'vitest'
import type { GuestClaimNonce, InvitationReview, PatientList, User } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { app, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

/** A guest of this invitation, with a nonce. */
async function newGuest(token: string) {
  const session = await POST(
    `/v1/invitations/${token}/consume_as_guest/`,
    { invitation_accepted: true },
    { as: null },
  )
  const as = { bearer: String(Object(session.body).access_token) }
  const { id } = (await GET('/v1/users/current/', { as })).body as User
  const made = await POST(`/v1/user-preferences/${id}/guest_user_claim_nonce/`, undefined, { as })
  const { guest_user_claim_nonce: nonce, expires_at: end = '' } = made.body as GuestClaimNonce
  return { as, id, nonce, end }
}

const claim = (id: string, guest_nonce: string, as: PersonName = 'noor') =>
  POST(`/v1/users/${id}/claim-guest/`, { guest_nonce }, { as })

const badNonce = [400, { guest_nonce: ['This code is not valid any more.'] }]

test('the work of a guest is in the account, and the guest is gone (CALL-13)', async () => {
  const { as, id, nonce } = await newGuest('invite-lakeside')
  const consent = { consented: true, policy: 'https://portage.example/privacy' }
  await POST('/v1/consent-decisions/consent/', consent, { as })
  await PATCH(`/v1/user-preferences/${id}/`, { language: 'fr-ca' }, { as })
  const tasks = (await GET('/v1/tasks/?assignee=current_user', { as })).body
  const [task] = Object(tasks).results
  const { definition } = Object((await GET(`/v1/tasks/${task.id}/form/`, { as })).body)
  const draft = {
    form_data: { side: 'left' },
    page: definition.pages[0].key,
    form_version: definition.version,
    revision: 0,
  }
  expect((await PUT(`/v1/tasks/${task.id}/draft/`, draft, { as })).status).toBe(200)

  const reply = await claim(id, nonce)
  expect([reply.status, reply.body]).toMatchObject([
    200,
    {
      id: seeded.user('noor'),
      is_guest: false,
      language_preference: 'fr-ca',
      consented_policies: ['https://portage.example/privacy'],
    },
  ])
  expect((await GET(`/v1/tasks/${task.id}/draft/`, { as: 'noor' })).body).toMatchObject({
    form_data: { side: 'left' },
  })
  expect((await GET('/v1/process-instances/', { as: 'noor' })).body).toMatchObject({
    count: 1,
    results: [{ patient: { id: seeded.patient('noor') } }],
  })
  expect(((await GET('/v1/patients/', { as: 'noor' })).body as PatientList).count).toBe(1)
  expect((await GET('/v1/users/current/', { as })).status).toBe(401)
})

test('SHELL-37: a visit that its guest ended is over: neither the token nor the nonce is valid', async () => {
  const { as, id, nonce } = await newGuest('invite-lakeside')
  const other = await newGuest('invite-fleuve')
  const ended = await POST('/v1/users/current/end_visit/', undefined, { as })
  expect(ended.status).toBe(204)
  expectContract('endGuestVisit', ended)
  for (const path of ['/v1/users/current/', '/v1/patients/', '/v1/tasks/'])
    expect([path, (await GET(path, { as })).status]).toEqual([path, 401])
  const refused = await claim(id, nonce)
  expect([refused.status, refused.body]).toEqual(badNonce)
  expect((await GET('/v1/users/current/', { as: other.as })).status).toBe(200)
  expect((await POST('/v1/users/current/end_visit/', undefined, { as: 'maya' })).status).toBe(403)
})

test('the invitation is the account’s from then on', async () => {
  const { id, nonce } = await newGuest('invite-lakeside')
  await claim(id, nonce)
  const review = (await GET('/v1/invitations/invite-lakeside/review/', { as: 'noor' }))
    .body as InvitationReview
  expect(review).toMatchObject({ status: 'ACCEPTED', is_for_caller: true })
  expect(review.process_instance).not.toBeNull()
})

testRows(['invite-in-journey', 'invite-lakeside'], freshWorld)(
  '%s into an account that is in the journey: 400, and another account may still claim (ERR-09)',
  async (token) => {
    const { id, nonce } = await newGuest(token)
    const refused = await claim(id, nonce, 'maya')
    expect([refused.status, refused.body]).toEqual([400, { verification: ['in_same_journey'] }])
    expectContract('claimGuestUser', refused)
    expect((await claim(id, nonce)).status).toBe(200)
  },
)

describe('the nonce', () => {
  test('serves once', async () => {
    const { id, nonce } = await newGuest('invite-lakeside')
    await claim(id, nonce)
    for (const person of ['noor', 'luc'] as const) {
      const again = await claim(id, nonce, person)
      expect([again.status, again.body]).toEqual(badNonce)
      expectContract('claimGuestUser', again)
    }
  })

  test('is as good as used when another one was', async () => {
    const { as, id, nonce } = await newGuest('invite-lakeside')
    const other = await POST(`/v1/user-preferences/${id}/guest_user_claim_nonce/`, undefined, { as })
    expect((await claim(id, String(Object(other.body).guest_user_claim_nonce))).status).toBe(200)
    expect((await claim(id, nonce)).status).toBe(400)
  })

  test('lives for a day, as a guest does', async () => {
    const { clock } = app.worlds.get('default')
    const { id, nonce, end } = await newGuest('invite-lakeside')
    expect(Math.abs(Date.parse(end) - clock.now() - 86_400_000)).toBeLessThan(60_000)
    clock.set(Date.parse(end) + 1000)
    const late = await claim(id, nonce)
    expect([late.status, late.body]).toEqual(badNonce)
  })

  test('is the guest’s own', async () => {
    const [one, other] = [await newGuest('invite-lakeside'), await newGuest('invite-fleuve')]
    expect((await claim(one.id, other.nonce)).body).toEqual(badNonce[1])
    expect((await claim(one.id, 'made-up')).body).toEqual(badNonce[1])
    expect((await claim(one.id, one.nonce)).status).toBe(200)
  })

  test('is made by the guest alone', async () => {
    const { id } = await newGuest('invite-lakeside')
    const { as } = await newGuest('invite-fleuve')
    const make = (who: Parameters<typeof POST>[2]) =>
      POST(`/v1/user-preferences/${id}/guest_user_claim_nonce/`, undefined, who)
    expect((await make({ as: 'maya' })).status).toBe(403)
    expect((await make({ as })).status).toBe(403)
  })
})

test('unknown guests, people, and claims by a guest are rejected', async () => {
  const { as, id, nonce } = await newGuest('invite-lakeside')
  for (const unknown of [seeded.user('luc'), seeded.user('nobody')]) {
    const reply = await claim(unknown, nonce)
    expect(reply.status).toBe(404)
    expectContract('claimGuestUser', reply)
  }
  const guest = await POST(`/v1/users/${id}/claim-guest/`, { guest_nonce: nonce }, { as })
  expect(guest.status).toBe(403)
})
