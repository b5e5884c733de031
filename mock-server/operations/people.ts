import type { CarePartner, Person, PersonHit } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { careTeamShareOf, recordOpening } from '../engine/care-team-shares.ts'
import { matchOf, searchedPerson } from '../engine/people-search.ts'
import type { SearchedPerson } from '../engine/people-search.ts'
import { isWithdrawn } from '../engine/withdrawal.ts'
import { notFound } from '../failures.ts'
import { healthStoryOf } from '../records/health-story.ts'
import { foundRows } from '../store/found-rows.ts'
import { personKey } from '../store/person-note-row.ts'
import type { OrganizationRow, PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { caresAt } from './access.ts'
import { pageOf } from './lists.ts'
import { nameOf, personReference } from './views.ts'

type OfPerson =
  | Call<'getPerson'>
  | Call<'savePersonHealthCard'>
  | Call<'listPersonTrends'>
  | Call<'listPersonMessages'>
  | Call<'listPersonNotes'>
  | Call<'createPersonNote'>
  | Call<'getPersonHealthStory'>
  | Call<'listPersonSuggestions'>
  | Call<'createPersonSuggestion'>
  | Call<'listPersonMeasurementTargets'>
  | Call<'savePersonMeasurementTarget'>
  | Call<'deletePersonMeasurementTarget'>
type PeopleCall = Call<'searchPeople'> | OfPerson

/** The organization, for its care team alone: an administrator has no patients. */
function ownOrganization(call: PeopleCall): OrganizationRow {
  const organization = call.world.tables.organizations.get(call.params.id)
  if (!organization || !caresAt(call, organization.id)) throw notFound()
  return organization
}

/** A person with a journey of the organization. */
export function ownPerson(call: OfPerson): PatientRow {
  const { world, params } = call
  const { id } = ownOrganization(call)
  const patient = world.tables.patients.get(params.patient_id)
  const hasJourney = world.tables.instances
    .where('patient', params.patient_id)
    .some(({ organization }) => organization === id)
  if (!patient || !hasJourney || isWithdrawn(world, patient.id)) throw notFound()
  return patient
}

const accountHolder = ({ tables }: World, { user }: PatientRow): UserRow | undefined => tables.users.get(user)

function hitOf(world: World, patient: PatientRow): PersonHit {
  return {
    id: patient.id,
    display_name: nameOf(patient),
    date_of_birth: patient.dateOfBirth ?? null,
    email: accountHolder(world, patient)?.email ?? null,
    phone: patient.phone ?? null,
  }
}

function partnersOf(world: World, patient: PatientRow): CarePartner[] {
  const user = accountHolder(world, patient)
  const own = world.tables.patients.where('user', patient.user).find(({ isSelf }) => isSelf)
  const holder: CarePartner[] =
    user && !patient.isSelf
      ? [{ role: 'account_holder', name: nameOf(user), email: user.email, phone: own?.phone ?? null }]
      : []
  const helpers: CarePartner[] = world.tables.carePartnerships
    .where('patient', patient.id)
    .flatMap(({ status, partner, email, level }) =>
      status === 'active' && partner !== null
        ? [
            {
              role: 'care_partner',
              name: personReference(world, partner).display_name,
              email,
              phone: null,
              level,
            },
          ]
        : [],
    )
  const contact = patient.emergency?.contact
  return contact
    ? [
        ...holder,
        ...helpers,
        { role: 'emergency_contact', name: contact.name, email: null, phone: contact.phone },
      ]
    : [...holder, ...helpers]
}

/** Undefined where the organization does not keep them. */
const healthCardOf = (world: World, patient: PatientRow, organization: OrganizationRow) =>
  organization.keepsHealthCards
    ? (world.tables.healthCards.get(personKey(organization.id, patient.id)) ?? null)
    : undefined

function personOf(world: World, patient: PatientRow, organization: OrganizationRow): Person {
  const user = accountHolder(world, patient)
  const hit = hitOf(world, patient)
  return {
    ...hit,
    email: patient.isSelf ? hit.email : null,
    preferred_language: user?.language || null,
    call_time: patient.callTime ?? null,
    ...(organization.keepsHealthCards && { health_card_number: healthCardOf(world, patient, organization) }),
    care_partners: partnersOf(world, patient),
    shared_sections: [...careTeamShareOf(world, organization.id, patient.id).sections],
  }
}

/** What the care team of an organization finds a person by. */
export function searchedIn(world: World, patient: PatientRow, organization: OrganizationRow): SearchedPerson {
  const { display_name: name, email, phone, date_of_birth: dateOfBirth } = hitOf(world, patient)
  const healthCard = () => healthCardOf(world, patient, organization) ?? null
  return searchedPerson({ name, email, phone, dateOfBirth, healthCard })
}

type Known = { readonly hit: PersonHit; readonly searched: SearchedPerson }

const known = foundRows<Known>('journeys')

/** All people with a journey in an organization, cached until people or journeys change. */
const peopleIn = (world: World, organization: OrganizationRow): readonly Known[] =>
  known(world, [organization.id], () => {
    const ids = new Set(
      world.tables.instances.where('organization', organization.id).map(({ patient }) => patient),
    )
    return [...ids].flatMap((id) => {
      const patient = world.tables.patients.get(id)
      if (!patient || isWithdrawn(world, id)) return []
      return [{ hit: hitOf(world, patient), searched: searchedIn(world, patient, organization) }]
    })
  })

const byWords = new Intl.Collator('en-CA')

/** The people of an organization, as its care team finds and reaches them. */
export const people = {
  searchPeople: (call) => {
    const organization = ownOrganization(call)
    const { id, name } = organization
    const matches = matchOf(call.body.search)
    const found = peopleIn(call.world, organization)
      .flatMap(({ hit, searched }) => {
        const match = matches(searched)
        return match === undefined ? [] : [{ hit, match }]
      })
      .sort((a, b) => a.match - b.match || byWords.compare(a.hit.display_name, b.hit.display_name))
    // without the words: a name must not end up where administrators read
    recordAudit(call, {
      action: 'searched',
      objectType: 'person',
      objectId: id,
      objectName: name,
      organization: id,
    })
    return pageOf(call, found, ({ hit }) => hit)
  },

  getPerson: (call) => {
    const patient = ownPerson(call)
    const told = { objectType: 'person', objectId: patient.id, objectName: nameOf(patient) } as const
    recordAudit(call, { action: 'viewed', organization: call.params.id, ...told })
    return personOf(call.world, patient, ownOrganization(call))
  },

  savePersonHealthCard: (call) => {
    const { world, body, params } = call
    const patient = ownPerson(call)
    if (!ownOrganization(call).keepsHealthCards) throw notFound()
    const { healthCards } = world.tables
    const key = personKey(params.id, patient.id)
    const number = body.health_card_number?.toUpperCase() ?? null
    if (number === null) healthCards.delete(key)
    else healthCards.set(key, number)
    // without the number: administrators read the audit events
    recordAudit(call, {
      action: 'changed',
      objectType: 'person',
      objectId: patient.id,
      objectName: nameOf(patient),
      organization: params.id,
    })
    return { health_card_number: number }
  },

  getPersonHealthStory: (call) => {
    const { world, user, params } = call
    const patient = ownPerson(call)
    const { sections, until } = careTeamShareOf(world, params.id, patient.id)
    if (sections.length === 0) throw notFound()
    recordOpening(world, { organization: params.id, patient: patient.id }, user.id, sections)
    recordAudit(call, {
      action: 'viewed',
      objectType: 'person_health_story',
      objectId: patient.id,
      objectName: nameOf(patient),
      organization: params.id,
    })
    return { until, story: healthStoryOf(call, patient, { sections }) }
  },
} satisfies Partial<Operations>
