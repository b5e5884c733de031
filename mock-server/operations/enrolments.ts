import type { EnrolmentRefused } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { looksAfter } from '../engine/care-partners.ts'
import { offeredDefinition } from '../engine/definitions.ts'
import { ongoingJourneyOf } from '../engine/join-journey.ts'
import { isDiscoverable, isOffered } from '../engine/offerings.ts'
import { startJourney } from '../engine/journeys.ts'
import { Failure, invalidField } from '../failures.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, PatientRow } from '../store/rows.ts'
import { belongsTo, caresAt } from './access.ts'
import { instanceView } from './journey-views.ts'

type Enrolling = Call<'createProcessInstance'>

/** The journey, of an organization that the caller belongs to. */
function offeredTo(call: Enrolling): JourneyDefinition {
  const definition = offeredDefinition(call.world, call.body.process_definition)
  if (!definition || !belongsTo(call, definition.organization)) {
    throw invalidField('process_definition', {
      'en-ca': 'Your organizations offer no such journey.',
      'fr-ca': 'Vos organisations n’offrent pas ce parcours.',
    })
  }
  const { organization = definition.organization } = call.body
  if (organization === definition.organization) return definition
  throw invalidField('organization', {
    'en-ca': 'Another organization offers this journey.',
    'fr-ca': 'Une autre organisation offre ce parcours.',
  })
}

/**
 * Whether the journey is open: a care team enrols people in what is offered, patients themselves in what they find
 * without an invitation.
 */
function mustBeOpen(call: Enrolling, definition: JourneyDefinition, patient: PatientRow): void {
  const { world } = call
  const own = looksAfter(call, patient.id)
  if (own ? isDiscoverable(world, definition) : isOffered(world, definition)) return
  throw invalidField('process_definition', {
    'en-ca': 'This journey is not open to new people.',
    'fr-ca': 'Ce parcours n’accepte pas de nouvelles personnes.',
  })
}

/** A profile that the caller looks after, or of a patient of the organization whose care team the caller is on. */
function profileFor(call: Enrolling, { organization }: JourneyDefinition): PatientRow {
  const { world, body } = call
  const patient = world.tables.patients.get(body.patient)
  const isPatientThere = world.tables.memberships
    .of(patient?.user)
    .some((one) => one.role === 'patient' && one.organization === organization)
  if (patient && isPatientThere && (looksAfter(call, patient.id) || caresAt(call, organization)))
    return patient
  throw invalidField('patient', { 'en-ca': 'There is no such profile.', 'fr-ca': 'Ce profil n’existe pas.' })
}

const alreadyEnrolled = (instance: InstanceRow) =>
  new Failure(
    409,
    (locale) =>
      ({
        detail: textIn(locale, {
          'en-ca': "You're already enrolled in this journey.",
          'fr-ca': 'Vous suivez déjà ce parcours.',
        }),
        code: 'already_enrolled',
        process_instance: instance.id,
      }) satisfies EnrolmentRefused,
  )

export const enrolments = {
  createProcessInstance: (call) => {
    const { world, user, body } = call
    const definition = offeredTo(call)
    const patient = profileFor(call, definition)
    const ongoing = ongoingJourneyOf(world, definition.id, [patient])
    if (ongoing) throw alreadyEnrolled(ongoing)
    mustBeOpen(call, definition, patient)
    const instance = startJourney(world, {
      id: world.newId('journey'),
      definition,
      patient: patient.id,
      at: world.clock.now(),
      by: user.id,
      startVariables: body.variables,
    })
    return instanceView(instance, call)
  },
} satisfies Partial<Operations>
