import { invitationLifetime } from '../engine/invitations.ts'
import { readAddress } from '../engine/postal-address.ts'
import { keepAccount } from './accounts.ts'
import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { personKey } from './person-note-row.ts'
import { type PersonFacts, personFacts } from './seeds/health/persons.ts'
import { invitationSeeds } from './seeds/invitations.ts'
import { type OrganizationSeed, organizationSeeds } from './seeds/organizations.ts'
import { password, people } from './seeds/people.ts'
import type { PersonSeed } from './seeds/person-seed.ts'
import { policies, policyVersion } from './seeds/policies.ts'
import { patientIdOf } from './seeds/profile-id.ts'
import { regionSeeds } from './seeds/region.ts'
import type { EmergencyRow } from './rows.ts'
import type { World } from './world.ts'

export const userIdOf = (key: string) => uuidOf(`user:${key}`)

/** The same in every world, and read once. */
const postalAddresses = new Map(
  [...Object.values(organizationSeeds), ...regionSeeds].map(({ id, address }) => [id, readAddress(address)]),
)

/** How long before the beginning of a world its organizations were set up: 30 days, in ms. */
const setUpBefore = 30 * 86_400_000

export function seedOrganizations({ clock, tables }: World): void {
  const seeds: readonly OrganizationSeed[] = [...Object.values(organizationSeeds), ...regionSeeds]
  for (const seed of seeds) {
    tables.organizations.set(seed.id, {
      ...seed,
      iconFile: null,
      keepsHealthCards: seed.keepsHealthCards ?? false,
      logoAlt: null,
      logoFile: null,
      postalAddress: postalAddresses.get(seed.id) ?? null,
      revision: 1,
      updatedAt: clock.now() - setUpBefore,
    })
  }
}

export function seedPeople(world: World): void {
  for (const [key, person] of Object.entries(people)) seedPerson(world, key, person)
}

function addAccount(pool: World['pool'], sub: string, person: PersonSeed): void {
  const { email, status, secondFactor, federated } = person
  const account = { sub, email, given_name: person.firstName, family_name: person.lastName }
  if (federated) pool.users.addFederated({ ...account, identity: { ...federated, linkedAt: pool.now() } })
  else if (status !== 'EXTERNAL_PROVIDER') pool.addUser({ ...account, password, status, secondFactor })
}

/** Whether the person has signed in before: not while the first password is still the temporary one. */
const hasComeIn = ({ status }: PersonSeed): boolean =>
  status !== 'UNCONFIRMED' && status !== 'FORCE_CHANGE_PASSWORD'

/** One person: her account in the pool, her user, where she belongs and the profiles she looks after. */
function seedPerson({ clock, pool, tables }: World, key: string, person: PersonSeed): void {
  const { firstName, lastName, email, profiles } = person
  const sub = uuidOf(`sub:${key}`)
  const user = userIdOf(key)
  addAccount(pool, sub, person)
  tables.users.set(user, {
    id: user,
    sub,
    isGuest: false,
    roles: person.roles,
    currentPatient: profiles[0] ? patientIdOf(profiles[0].key) : null,
    language: person.language,
    consentedPolicies: person.consented ? Object.values(policies) : [],
    firstName,
    lastName,
    email,
  })
  const index = tables.users.size
  if (person.consented && hasComeIn(person)) {
    const lastSignInAt = dayAt(clock.now(), -(1 + ((index * 5) % 26)), '14:20') + index * 61_000
    keepAccount(tables, user, { lastSignInAt })
  }
  for (const policy of person.consented ? Object.values(policies) : []) {
    const decidedAt = dayAt(clock.now(), -30, '09:12')
    const id = uuidOf(`consent:${key}:${policy}`)
    tables.consents.push({
      id,
      user,
      policy,
      consented: true,
      decidedAt,
      version: policyVersion.version,
    })
  }
  for (const name of person.patientOf) {
    tables.memberships.push({ user, organization: organizationSeeds[name].id, role: 'patient' })
  }
  for (const name of person.providerOf) {
    tables.memberships.push({ user, organization: organizationSeeds[name].id, role: 'provider' })
  }
  for (const { id } of person.coordinates ? regionSeeds : []) {
    tables.memberships.push({ user, organization: id, role: 'provider' })
  }
  for (const profile of profiles) {
    const id = patientIdOf(profile.key)
    const facts = personFacts[profile.key]
    tables.patients.set(id, {
      id,
      user,
      firstName: profile.firstName,
      lastName: profile.lastName,
      isSelf: profile.isSelf,
      isSystemCreated: profile.isSystemCreated ?? false,
      ...(facts && {
        dateOfBirth: facts.dateOfBirth,
        phone: facts.phone,
        callTime: facts.callTime ?? null,
        emergency: emergencyOf(facts),
      }),
    })
    for (const [organization, number] of Object.entries(facts?.healthCards ?? {}))
      tables.healthCards.set(personKey(uuidOf(`organization:${organization}`), id), number)
  }
}

const emergencyOf = ({ spokenLanguages, implants, emergencyContact }: PersonFacts): EmergencyRow => ({
  spokenLanguages: spokenLanguages ?? null,
  implants: implants ?? null,
  contact: emergencyContact ?? null,
  updatedAt: null,
})

export function seedInvitations({ tables }: World, today: number): void {
  for (const seed of invitationSeeds) {
    const { token, status, email, definition, language, sentDaysAgo, sentBy, accepted } = seed
    const id = uuidOf(`invitation:${token}`)
    const lastSentAt = sentDaysAgo === null ? null : dayAt(today, -sentDaysAgo, '15:04')
    tables.invitations.set(id, {
      id,
      token,
      status,
      email,
      organization: organizationSeeds[seed.organization].id,
      definition,
      language: language ?? 'en-ca',
      lastSentAt,
      // mail servers answer within minutes
      bouncedAt: seed.isBounced && lastSentAt !== null ? lastSentAt + 120_000 : null,
      resentAt: [],
      expiresAt: lastSentAt === null ? null : lastSentAt + invitationLifetime,
      sentBy: sentBy && userIdOf(sentBy),
      acceptedBy: accepted ? userIdOf(accepted.by) : null,
      instance: accepted ? uuidOf(`journey:${accepted.journey}`) : null,
    })
  }
}
