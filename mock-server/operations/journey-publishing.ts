import type { Call, Operations } from '../contract.ts'
import { definitionFrom } from '../engine/journey-design.ts'
import { problemsOf } from '../engine/journey-problems.ts'
import { comparedIn } from '../engine/journey-questions.ts'
import { needsReview } from '../engine/journey-review.ts'
import { invalidField } from '../failures.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import { currentVersion, fileOf } from '../store/journey-row.ts'
import { designOfVersion, workingDesign } from './journey-definition-views.ts'
import { notInState, notPublishable } from './journey-refusals.ts'
import { reviewedDraft } from './journey-reviews.ts'
import { changeJourney, journeyFor } from './journey-writes.ts'
import { expectRevision } from './revisions.ts'

const commentOf = (comment: string | undefined) => comment?.trim() || null

/** A retired journey may be published again without changes, which reopens it. */
const mayPublish = (row: JourneyRow) => row.draft !== null || row.retiredAt !== null

/** @throws Failure 409 unless the draft waits for the review of the caller */
function checkReview(call: Call<'publishJourneyDefinition'>, row: JourneyRow): void {
  if (!row.draft?.review) throw notInState('review_required')
  reviewedDraft(call, row)
}

/** Publishing, retiring and restoring; drafts are in journey-definitions.ts. */
export const journeyPublishing = {
  publishJourneyDefinition: (call) => {
    const { world, user, body } = call
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    if (!mayPublish(row)) throw notInState('nothing_written')
    if (row.draft && needsReview(world, row)) checkReview(call, row)
    const design = workingDesign(row)
    const problems = problemsOf(world, design, row.organization)
    if (problems.length > 0) throw notPublishable(problems)
    const current = currentVersion(row)
    const number = (current?.number ?? 0) + 1
    const version = {
      number,
      definition: definitionFrom(
        design,
        { id: row.id, key: row.key, organization: row.organization, version: number },
        comparedIn(world, design.start_form).map(({ key }) => key),
      ),
      publishedAt: world.clock.now(),
      publishedBy: user.id,
      comment: commentOf(body.comment),
      file: fileOf(row),
    }
    return changeJourney(
      call,
      row,
      { versions: [...row.versions, version], draft: null, retiredAt: null },
      { action: 'published', comment: version.comment, before: current && designOfVersion(current) },
    )
  },

  retireJourneyDefinition: (call) => {
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    if (row.retiredAt !== null) throw notInState('already_retired')
    if (row.versions.length === 0) throw notInState('nothing_published')
    return changeJourney(
      call,
      row,
      { retiredAt: call.world.clock.now() },
      { action: 'retired', comment: commentOf(call.body.comment) },
    )
  },

  discardJourneyDraft: (call) => {
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    if (row.draft === null) throw notInState('nothing_written')
    if (row.versions.length === 0) throw notInState('nothing_published')
    return changeJourney(call, row, { draft: null }, { action: 'discarded_draft' })
  },

  restoreJourneyVersion: (call) => {
    const { world, user, body } = call
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    const version = row.versions.find(({ number }) => number === body.version)
    if (!version) {
      throw invalidField('version', {
        'en-ca': 'There is no such version.',
        'fr-ca': 'Cette version n’existe pas.',
      })
    }
    const draft = {
      design: designOfVersion(version),
      updatedAt: world.clock.now(),
      updatedBy: user.id,
      file: version.file,
    }
    return changeJourney(call, row, { draft }, { action: 'restored' })
  },
} satisfies Partial<Operations>
