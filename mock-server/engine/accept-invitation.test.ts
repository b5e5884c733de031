import { beforeEach, describe, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import { uuidOf } from '../store/ids.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { acceptInvitation, mayAnswer } from './accept-invitation.ts'
import { openTasksOf } from './progress.ts'
import { invitationOf, personOf, refusalOf } from './testing/seeded.ts'

let world: World
beforeEach(() => {
  world = createWorld('test')
})

const person = (key: string) => personOf(world, key)
const invitation = (token: string) => invitationOf(world, token)
const profile = (key: string) => uuidOf(`patient:${key}`)

const membershipsOf = (user: UserRow) =>
  world.tables.memberships.filter((one) => one.user === user.id).map(({ organization }) => organization)

describe('who may answer an invitation (INV-03)', () => {
  test('the person whom it was sent to', () =>
    expect(() => mayAnswer(world, invitation('invite-lakeside-parent'), person('theo'))).not.toThrow())

  test('nobody else', () =>
    expect(refusalOf(() => mayAnswer(world, invitation('invite-lakeside-parent'), person('maya')))).toEqual([
      403,
      { detail: 'This invitation was sent to another address.', code: 'wrong_account' },
    ]))

  test('no one after it expired, which is reported first, because another account would not help', () => {
    const { expiresAt } = invitation('invite-lakeside-parent')
    world.clock.set(expiresAt ?? 0)
    for (const key of ['theo', 'maya']) {
      expect(refusalOf(() => mayAnswer(world, invitation('invite-lakeside-parent'), person(key)))).toEqual([
        409,
        { detail: 'This invitation has expired.', code: 'invitation_expired' },
      ])
    }
  })
})

describe('accepting an invitation (INV-03)', () => {
  test('starts its journey for the chosen profile, and records who accepted', () => {
    const accepted = invitation('invite-lakeside-parent')
    acceptInvitation(world, accepted, person('theo'), profile('emile'))
    expect(accepted).toMatchObject({ status: 'ACCEPTED', acceptedBy: person('theo').id })
    const journey = world.tables.instances.get(accepted.instance ?? '')
    expect(journey).toMatchObject({ definition: accepted.definition, patient: profile('emile') })
    expect(openTasksOf(world, accepted.instance ?? '').map(({ activity }) => activity)).toEqual([
      'first_weeks',
    ])
  })

  test.each([
    ['the current profile', 'rose'],
    ['else the person’s own', null],
  ])('without a choice it is %s', (_, current) => {
    const theo = person('theo')
    theo.currentPatient = current === null ? null : profile(current)
    acceptInvitation(world, invitation('invite-lakeside-parent'), theo, null)
    const { instance } = invitation('invite-lakeside-parent')
    expect(world.tables.instances.get(instance ?? '')?.patient).toBe(profile(current ?? 'theo'))
  })

  test('without any profile one is made, and it is the current one; the care team gets the role too', () => {
    const samuel = person('samuel')
    acceptInvitation(world, invitation('invite-lakeside-parent'), samuel, null)
    const made = world.tables.patients.get(samuel.currentPatient ?? '')
    expect(made).toMatchObject({ user: samuel.id, firstName: 'Samuel', isSelf: true, isSystemCreated: true })
    expect(samuel.roles).toEqual(['patient', 'provider'])
  })

  test('makes a member of the organization, once', () => {
    const luc = person('luc')
    acceptInvitation(world, invitation('invite-lakeside'), luc, null)
    acceptInvitation(world, invitation('invite-lakeside-parent'), luc, null)
    expect(membershipsOf(luc)).toEqual([uuidOf('organization:fleuve'), uuidOf('organization:lakeside')])
    // an empty list is a patient's already (PROD-08)
    expect(luc.roles).toEqual([])
  })

  test('of an organization without a journey starts none', () => {
    const journeys = world.tables.instances.size
    const northern = invitation('invite-northern')
    acceptInvitation(world, northern, person('luc'), null)
    expect(northern).toMatchObject({ status: 'ACCEPTED', instance: null })
    expect(world.tables.instances.size).toBe(journeys)
    expect(membershipsOf(person('luc'))).toContain(uuidOf('organization:northern'))
  })

  test.each(['maya', 'nobody'])('another person’s profile (%s) is rejected', (key) => {
    const accepted = invitation('invite-lakeside-parent')
    expect(refusalOf(() => acceptInvitation(world, accepted, person('theo'), profile(key)))).toEqual([
      400,
      { patient: ['There is no such profile.'] },
    ])
    expect(accepted.status).toBe('PENDING')
  })

  test('a profile that is in the journey now is refused, and nothing changes (ERR-09)', () => {
    const accepted = invitation('invite-in-journey')
    const journeys = world.tables.instances.size
    expect(refusalOf(() => acceptInvitation(world, accepted, person('maya'), null))).toEqual([
      400,
      { verification: ['in_same_journey'] },
    ])
    expect(accepted).toMatchObject({ status: 'PENDING', acceptedBy: null, instance: null })
    expect(world.tables.instances.size).toBe(journeys)
  })

  test('once a profile: Rose is in the journey, Émile may still join it', () => {
    const theo = person('theo')
    expect(
      refusalOf(() => acceptInvitation(world, invitation('invite-lakeside'), theo, profile('rose'))),
    ).toMatchObject([400, {}])
    acceptInvitation(world, invitation('invite-lakeside'), theo, profile('emile'))
    expect(invitation('invite-lakeside').status).toBe('ACCEPTED')
  })

  test.each([
    ['finished', 'maya'],
    ['left', 'theo'],
  ])('a journey that was %s can be begun anew', (_, key) => {
    acceptInvitation(world, invitation('invite-lakeside-parent'), person(key), profile(key))
    expect(invitation('invite-lakeside-parent').instance).not.toBeNull()
  })
})
