import type { Call, Operations } from '../contract.ts'
import { profilesLookedAfter } from '../engine/care-partners.ts'
import { offeredDefinition, publishedDefinition, publishedDefinitions } from '../engine/definitions.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { isDiscoverable, isOffered, offeringOf } from '../engine/offerings.ts'
import { notFound } from '../failures.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { PatientRow } from '../store/rows.ts'
import { belongsTo, caresAt, isAdmin, seesPatient } from './access.ts'
import { definitionView } from './journey-views.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'

type DefinitionCall = Call<'listProcessDefinitions'> | Call<'getProcessDefinition'>

/** Whether a profile of the caller is in the journey; for `one`, or was. */
const isIn = (call: DefinitionCall, { id }: JourneyDefinition, asked: 'list' | 'one') =>
  profilesLookedAfter(call)
    .flatMap((patient) => call.world.tables.instances.where('patient', patient.id))
    .some((one) => one.definition === id && (asked === 'one' || isOngoing(one)))

/**
 * Administrators see every journey, care teams those of their organizations that are offered, patients those that they
 * can find, and what they are in. One by its id shows to care teams also when it is off: people are in it.
 */
function sees(call: DefinitionCall, definition: JourneyDefinition, asked: 'list' | 'one'): boolean {
  if (isAdmin(call.user)) return true
  if (!belongsTo(call, definition.organization)) return false
  if (caresAt(call, definition.organization)) return asked === 'one' || isOffered(call.world, definition)
  return isDiscoverable(call.world, definition) || isIn(call, definition, asked)
}

/** The profile that the caller asks about, else the active one; none that the caller may not see. */
function askedAbout(call: DefinitionCall, asked: string | undefined): PatientRow | undefined {
  const patient = call.world.tables.patients.get(asked ?? call.user.currentPatient ?? '')
  return patient && seesPatient(call, patient) ? patient : undefined
}

/** Recommended is to the patients of the organization what the organization recommends. */
const isRecommended = (
  { world }: DefinitionCall,
  definition: JourneyDefinition,
  patient: PatientRow | undefined,
) =>
  definition.recommendation !== null &&
  isDiscoverable(world, definition) &&
  world.tables.memberships
    .of(patient?.user)
    .some((one) => one.role === 'patient' && one.organization === definition.organization)

function view(call: DefinitionCall, definition: JourneyDefinition, patient: PatientRow | undefined) {
  return definitionView(
    definition,
    { patient, isRecommended: isRecommended(call, definition, patient) },
    call,
  )
}

export const processDefinitions = {
  listProcessDefinitions: (call) => {
    const { locale, query } = call
    const { organization, search, ordering, recommended_for: recommended, language__in: languages } = query
    const patient = askedAbout(call, recommended ?? query.patient)
    const sortKeys = {
      name: ({ name }) => textIn(locale, name),
      estimated_weeks: ({ estimatedWeeks }) => estimatedWeeks,
    } satisfies SortKeys<string, JourneyDefinition>
    const place = (one: JourneyDefinition) => offeringOf(call.world, one).position
    const all = publishedDefinitions(call.world)
    // the organization's own order by default
    const rows = (organization === undefined ? all : all.toSorted((a, b) => place(a) - place(b))).filter(
      (one) =>
        offeredDefinition(call.world, one.id) !== undefined &&
        sees(call, one, 'list') &&
        (organization === undefined || one.organization === organization) &&
        (recommended === undefined || isRecommended(call, one, patient)) &&
        (languages === undefined ||
          offeringOf(call.world, one).languages.some((language) => languages.includes(language))),
    )
    const found = searched(rows, search, ({ name, description, audience }) =>
      [name, description, audience].map((text) => textIn(locale, text)),
    )
    return pageOf(call, ordered(found, ordering, sortKeys), (one) => view(call, one, patient))
  },

  getProcessDefinition: (call) => {
    const definition = publishedDefinition(call.world, call.params.id)
    if (!definition || !sees(call, definition, 'one')) throw notFound()
    return view(call, definition, askedAbout(call, call.query.patient))
  },
} satisfies Partial<Operations>
