import { listAccessEvents } from '#generated/endpoints/access-events/access-events.ts'
import { listAllergies } from '#generated/endpoints/allergies/allergies.ts'
import { listCareTeamShares } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { listConditions } from '#generated/endpoints/conditions/conditions.ts'
import { getDocumentResults, listDocuments } from '#generated/endpoints/documents/documents.ts'
import { listFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { listHealthStoryShares } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import { getHealthStory } from '#generated/endpoints/health-story/health-story.ts'
import { listImmunizations } from '#generated/endpoints/immunizations/immunizations.ts'
import { listMedications } from '#generated/endpoints/medications/medications.ts'
import { listMeasurementTargets } from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import { listMeasurements } from '#generated/endpoints/measurements/measurements.ts'
import { listProcedures } from '#generated/endpoints/procedures/procedures.ts'
import { listRecordSuggestions } from '#generated/endpoints/record-suggestions/record-suggestions.ts'
import { listRecordStatements } from '#generated/endpoints/record-statements/record-statements.ts'
import { listTestResults } from '#generated/endpoints/test-results/test-results.ts'
import type { HealthStoryPerson, Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { readEach, readPages } from '#src/api/read-pages.ts'
import type { Writers } from './writers.ts'

/** Only the summary has the date of birth and emergency contact; backends without one omit them. */
async function personOf({ id }: Patient): Promise<HealthStoryPerson | null> {
  try {
    return (await getHealthStory(id)).patient
  } catch (error) {
    if (!(error instanceof ApiError && [404, 405, 501].includes(error.status))) throw error
    return null
  }
}

const whole = <Row>(results: Row[]) => ({ count: results.length, results })

/** Reads a profile's whole health record, all pages of all lists, and its shares. */
export async function readProfile(profile: Patient, { storyOf }: Pick<Writers, 'storyOf'>) {
  const of = { patient: profile.id }
  const [person, statements, shares, careTeamShares, suggestions, accessEvents] = await Promise.all([
    personOf(profile),
    readPages((page) => listRecordStatements({ ...of, ...page })),
    readPages((page) => listHealthStoryShares({ ...of, ...page })),
    readPages((page) => listCareTeamShares(profile.id, page)),
    readPages((page) => listRecordSuggestions({ ...of, ...page })),
    readPages((page) => listAccessEvents(profile.id, page)),
  ])
  const documents = await readPages((page) => listDocuments({ ...of, ...page }))
  const [allergies, medications, conditions, immunizations, procedures, family, results] = await Promise.all([
    readPages((page) => listAllergies({ ...of, ...page })),
    readPages((page) => listMedications({ ...of, ...page })),
    readPages((page) => listConditions({ ...of, ...page })),
    readPages((page) => listImmunizations({ ...of, ...page })),
    readPages((page) => listProcedures({ ...of, ...page })),
    readPages((page) => listFamilyHistory({ ...of, ...page })),
    readPages((page) => listTestResults({ ...of, ...page })),
  ])
  const [measurements, targets] = await Promise.all([
    readPages((page) => listMeasurements({ ...of, ...page })),
    readPages((page) => listMeasurementTargets({ ...of, ...page })),
  ])
  const read = documents.filter(({ status }) => status === 'analyzed' || status === 'reviewed')
  const found = await readEach(read, async ({ id }) => ({ document: id, ...(await getDocumentResults(id)) }))
  const story = storyOf({
    profile,
    person,
    lists: {
      allergies: whole(allergies),
      medications: whole(medications),
      conditions: whole(conditions),
      immunizations: whole(immunizations),
      procedures: whole(procedures),
      family_history: whole(family),
      test_results: whole(results),
      measurements: whole(measurements),
      documents: whole(documents),
    },
    statements,
    targets,
  })
  return {
    profile,
    story,
    statements,
    shares,
    care_team_shares: careTeamShares,
    record_suggestions: suggestions,
    measurement_targets: targets,
    access_events: accessEvents,
    found_in_documents: found,
  }
}
