import type { JourneyProblemSeverity } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { blankDesign } from '../engine/journey-design.ts'
import type { JourneyProblem } from '../engine/journey-problem.ts'
import { problemsOf } from '../engine/journey-problems.ts'
import { ImpossibleMove, tryJourney } from '../engine/journey-trial.ts'
import { surroundingWarnings } from '../engine/journey-surroundings.ts'
import { warningsOf } from '../engine/journey-warnings.ts'
import { whatIfWarnings } from '../engine/journey-what-ifs.ts'
import { invalidField } from '../failures.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import { textIn } from '../store/localized.ts'
import {
  journeyName,
  journeyStatus,
  journeySummary,
  journeyView,
  openEnrolments,
  versionView,
  workingDesign,
} from './journey-definition-views.ts'
import { journeyUsage } from './journey-usage.ts'
import { reviewView } from './journey-review-view.ts'
import { addJourney, checkNewJourney, journeyFor, writeJourneyDraft } from './journey-writes.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { expectRevision } from './revisions.ts'

/** The initial design of a new journey. */
function beginning(call: Call<'createJourneyDefinition'>) {
  const { body, world } = call
  if (body.design) return { ...body.design, name: body.name }
  if (body.duplicate_of === undefined) return blankDesign(body.name)
  const source = world.tables.journeys.get(body.duplicate_of)
  if (source) return { ...workingDesign(source), name: body.name }
  throw invalidField('duplicate_of', {
    'en-ca': 'There is no such journey.',
    'fr-ca': 'Ce parcours n’existe pas.',
  })
}

export const journeyDefinitions = {
  listJourneyDefinitions: (call) => {
    const { search, status__in: statuses, review__in: reviews, organization, ordering = [] } = call.query
    const { journeys, organizations } = call.world.tables
    const sortKeys = {
      name: (row) => journeyName(row, call.locale),
      updated_at: (row) => row.updatedAt,
      organization: (row) => organizations.get(row.organization)?.name ?? null,
    } satisfies SortKeys<string, JourneyRow>
    const rows = [...journeys.values()].filter(
      (row) =>
        (organization === undefined || row.organization === organization) &&
        (statuses === undefined || statuses.includes(journeyStatus(row))) &&
        (reviews === undefined || reviews.some((state) => state === reviewView(row, call)?.state)),
    )
    const found = searched(rows, search, (row) => [journeyName(row, call.locale), row.key])
    return pageOf(call, ordered(found, [...ordering, 'name'], sortKeys), (row) => journeySummary(row, call))
  },

  createJourneyDefinition: (call) => {
    const { world, body } = call
    checkNewJourney(world, body)
    return journeyView(addJourney(call, { ...body, design: beginning(call) }), call)
  },

  getJourneyDefinition: (call) => journeyView(journeyFor(call), call),

  checkJourneyDefinition: (call) => {
    const { world, body, locale } = call
    const row = journeyFor(call)
    const { organization } = row
    const view = (severity: JourneyProblemSeverity) => (one: JourneyProblem) => ({
      ...one,
      severity,
      message: textIn(locale, one.message),
    })
    const errors = problemsOf(world, body.design, organization)
    const isElsewhere = ({ pointer }: JourneyProblem) => errors.every((one) => one.pointer !== pointer)
    const warnings = [
      ...warningsOf(world, body.design).filter(isElsewhere),
      ...whatIfWarnings(world, body.design, organization),
      ...surroundingWarnings(world, body.design, row),
    ]
    return { problems: [...errors.map(view('error')), ...warnings.map(view('warning'))] }
  },

  tryJourneyDefinition: (call) => {
    const { world, body } = call
    const { organization } = journeyFor(call)
    try {
      return tryJourney(world, { ...body, organization })
    } catch (error) {
      if (!(error instanceof ImpossibleMove)) throw error
      const { number, reason } = error
      throw invalidField('moves', {
        'en-ca': `Move ${number}: ${reason['en-ca']}`,
        'fr-ca': `Action ${number} : ${reason['fr-ca']}`,
      })
    }
  },

  saveJourneyDraft: (call) => {
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    return writeJourneyDraft(call, row, call.body.design)
  },

  listJourneyVersions: (call) => {
    const row = journeyFor(call)
    const open = openEnrolments(call.world, row.id)
    return pageOf(call, row.versions.toReversed(), (version) => versionView(version, { row, open, call }))
  },

  getJourneyUsage: (call) => journeyUsage(call.world, journeyFor(call)),
} satisfies Partial<Operations>
