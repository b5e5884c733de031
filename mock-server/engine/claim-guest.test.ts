import { beforeEach, describe, expect, test } from 'vitest'
import { state, statementOf } from '../records/statements.ts'
import { createWorld } from '../store/create-world.ts'
import { openAccount } from '../store/open-account.ts'
import { uuidOf } from '../store/ids.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { claimGuest } from './claim-guest.ts'
import { completeTask } from './complete-task.ts'
import { guestOf, startGuest } from './guest.ts'
import { openTasksOf } from './progress.ts'
import { profilesOf } from './join-journey.ts'
import { invitationOf, personOf, refusalOf } from './testing/seeded.ts'

let world: World
beforeEach(() => {
  world = createWorld('test')
})

const person = (key: string) => personOf(world, key)

/** A guest of this invitation, with the journey and the token. */
function guestBy(token: string) {
  const invitation = invitationOf(world, token)
  const session = startGuest(world, invitation)
  const guest = guestOf(world, session.token)
  const [profile] = guest ? profilesOf(world, guest) : []
  const instance = world.tables.instances.get(invitation.instance ?? '')
  if (!guest || !profile || !instance) throw new Error('The guest has no journey')
  return { invitation, token: session.token, guest, profile, instance }
}

/** A person who has just signed up. */
function newcomer(name: { given_name?: string; family_name?: string } = {}): UserRow {
  const account = world.pool.users.find('maya@portage.test')
  if (!account) throw new Error('Maya has no account')
  openAccount(world, { ...account, sub: 'sub-jo', email: 'jo@portage.test', profile: name })
  const made = [...world.tables.users.values()].find(({ sub }) => sub === 'sub-jo')
  if (!made) throw new Error('There is no account')
  return made
}

const done = (invitation: InvitationRow) => {
  const [task] = openTasksOf(world, invitation.instance ?? '')
  if (!task) throw new Error('No task is open')
  return task
}

describe('claiming moves everything that a guest made (CALL-13)', () => {
  test('journeys, tasks, drafts and submissions, under their own ids', () => {
    const { guest, invitation, instance } = guestBy('invite-lakeside')
    const first = done(invitation)
    const answers = { side: 'left', how_long: 'years' }
    const { id } = completeTask(world, first, { answers, by: guest.id, at: world.clock.now() })
    const [next] = openTasksOf(world, instance.id)
    const draft = { formData: { pain: 4 }, page: 'pain', formVersion: 2, revision: 1, updatedAt: 1 }
    if (next) next.draft = draft
    const jo = newcomer()
    claimGuest(world, guest, jo)
    expect(instance.patient).toBe(jo.currentPatient)
    expect(world.tables.submissions.get(id)).toMatchObject({ submittedBy: jo.id, formData: answers })
    expect(openTasksOf(world, instance.id)[0]?.draft).toEqual(draft)
  })

  test('what happened, in the name of the account', () => {
    const { guest, invitation, instance } = guestBy('invite-lakeside')
    completeTask(world, done(invitation), { answers: {}, by: guest.id, at: world.clock.now() })
    const jo = newcomer()
    claimGuest(world, guest, jo)
    const actors = [...world.tables.events.values()].flatMap((one) =>
      one.instance === instance.id && one.actor !== null ? [one.actor] : [],
    )
    expect(actors).toEqual([jo.id, jo.id])
  })

  test('the invitation, whose journey the account now has', () => {
    const { guest, invitation, instance } = guestBy('invite-lakeside')
    claimGuest(world, guest, person('noor'))
    expect(invitation).toMatchObject({ status: 'ACCEPTED', acceptedBy: person('noor').id })
    expect(invitation.instance).toBe(instance.id)
  })

  test('memberships, each once', () => {
    const maya = person('maya')
    const before = world.tables.memberships.filter(({ user }) => user === maya.id).length
    const noor = person('noor')
    const guests = [guestBy('invite-lakeside-parent').guest, guestBy('invite-lakeside').guest] as const
    claimGuest(world, guests[0], maya)
    claimGuest(world, guests[1], noor)
    expect(world.tables.memberships.filter(({ user }) => user === maya.id)).toHaveLength(before)
    expect(
      world.tables.memberships.filter(({ user }) => user === noor.id).map(({ organization }) => organization),
    ).toEqual([uuidOf('organization:northern'), uuidOf('organization:lakeside')])
    expect(world.tables.memberships.some(({ user }) => guests.some(({ id }) => id === user))).toBe(false)
  })

  test('what the guest said of their records, unless the account said something', () => {
    const { guest, profile } = guestBy('invite-lakeside')
    const jo = newcomer()
    const own = jo.currentPatient ?? ''
    state(world, { patient: profile.id, kind: 'allergies', status: 'none_known' }, guest)
    state(world, { patient: profile.id, kind: 'conditions', status: 'none_known' }, guest)
    state(world, { patient: own, kind: 'conditions', status: 'unknown' }, jo)
    claimGuest(world, guest, jo)
    expect(statementOf(world, own, 'allergies')).toMatchObject({
      status: 'none_known',
      recorded_by: { id: guest.id },
    })
    expect(statementOf(world, own, 'conditions').status).toBe('unknown')
    expect(statementOf(world, profile.id, 'allergies').status).toBe(null)
  })

  test('consents join those of the account', () => {
    const { guest } = guestBy('invite-lakeside')
    const jo = newcomer()
    guest.consentedPolicies = ['https://portage.example/privacy', 'https://portage.example/terms']
    jo.consentedPolicies = ['https://portage.example/terms']
    claimGuest(world, guest, jo)
    expect(jo.consentedPolicies).toEqual(['https://portage.example/terms', 'https://portage.example/privacy'])
  })

  test.each([
    ['', 'fr-ca', 'fr-ca'],
    ['en-ca', 'fr-ca', 'en-ca'],
    ['en-ca', '', 'en-ca'],
  ] as const)('the language: the account’s "%s" and the guest’s "%s" give "%s"', (own, guests, kept) => {
    const { guest } = guestBy('invite-lakeside')
    const jo = newcomer()
    jo.language = own
    guest.language = guests
    claimGuest(world, guest, jo)
    expect(jo.language).toBe(kept)
  })

  test('and ends the guest: no user, no token, no nonce', () => {
    const { guest, token } = guestBy('invite-lakeside')
    world.tables.claimNonces.set('n', { guest: guest.id, expiresAt: Infinity, isUsed: false })
    claimGuest(world, guest, newcomer())
    expect(guestOf(world, token)).toBeUndefined()
    expect(world.tables.users.has(guest.id)).toBe(false)
    expect(world.tables.guestSessions.size).toBe(0)
    expect(world.tables.claimNonces.get('n')?.isUsed).toBe(true)
  })
})

describe('the guest’s profile', () => {
  test('becomes one with the account’s own: one person, one profile', () => {
    const { guest, profile } = guestBy('invite-lakeside')
    const jo = newcomer()
    claimGuest(world, guest, jo)
    expect(profilesOf(world, jo).map(({ id }) => id)).toEqual([jo.currentPatient])
    expect(world.tables.patients.has(profile.id)).toBe(false)
  })

  test('copies the guest’s name to a profile that was never edited', () => {
    const { guest, profile } = guestBy('invite-lakeside')
    Object.assign(profile, { firstName: 'Jo', lastName: 'Morin', isSystemCreated: false })
    const jo = newcomer({ given_name: 'J' })
    claimGuest(world, guest, jo)
    expect(profilesOf(world, jo)).toMatchObject([
      { firstName: 'Jo', lastName: 'Morin', isSystemCreated: false },
    ])
  })

  test('gives no name to a profile that the person has seen to', () => {
    const { guest, profile } = guestBy('invite-lakeside')
    Object.assign(profile, { firstName: 'Theodore', lastName: '', isSystemCreated: false })
    claimGuest(world, guest, person('theo'))
    expect(world.tables.patients.get(uuidOf('patient:theo'))).toMatchObject({ firstName: 'Theo' })
  })

  test('moves unchanged to a person without one, who becomes a patient', () => {
    const { guest, profile } = guestBy('invite-lakeside')
    const samuel = person('samuel')
    claimGuest(world, guest, samuel)
    expect(profile).toMatchObject({ user: samuel.id, firstName: 'Samuel', lastName: 'Roy' })
    expect(samuel).toMatchObject({ currentPatient: profile.id, roles: ['patient', 'provider'] })
  })

  test('of a person the guest cares for moves unchanged, and the current one stays', () => {
    const { guest } = guestBy('invite-lakeside')
    const child = {
      id: uuidOf('patient:child'),
      user: guest.id,
      firstName: 'Zoé',
      lastName: 'Morin',
      isSelf: false,
      isSystemCreated: false,
    }
    world.tables.patients.set(child.id, child)
    const theo = person('theo')
    theo.currentPatient = uuidOf('patient:rose')
    claimGuest(world, guest, theo)
    expect(world.tables.patients.get(child.id)).toEqual({ ...child, user: theo.id })
    expect(theo.currentPatient).toBe(uuidOf('patient:rose'))
  })
})

describe('a person who is already in the journey (ERR-09)', () => {
  const refused = (guest: UserRow, owner: UserRow) => refusalOf(() => claimGuest(world, guest, owner))
  const sameJourney = [400, { verification: ['in_same_journey'] }]

  test('cannot claim, and the guest goes on as before', () => {
    const { guest, token, profile, instance } = guestBy('invite-in-journey')
    expect(refused(guest, person('maya'))).toEqual(sameJourney)
    expect(guestOf(world, token)).toBe(guest)
    expect(instance.patient).toBe(profile.id)
    expect(profile.user).toBe(guest.id)
  })

  test('can claim when the own one is finished', () => {
    const { guest, instance } = guestBy('invite-lakeside-parent')
    expect(refused(guest, person('maya'))).toBeUndefined()
    expect(instance.patient).toBe(uuidOf('patient:maya'))
  })

  test('can claim when the own one was left', () =>
    expect(refused(guestBy('invite-lakeside-parent').guest, person('theo'))).toBeUndefined())

  test('can claim when the guest has left it', () => {
    const { guest, instance } = guestBy('invite-in-journey')
    instance.cancelledAt = world.clock.now()
    expect(refused(guest, person('maya'))).toBeUndefined()
  })

  test('can claim if only a person they care for is in it', () =>
    expect(refused(guestBy('invite-lakeside').guest, person('theo'))).toBeUndefined())
})
