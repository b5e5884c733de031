import type {
  JourneyDefinition,
  JourneyDefinitionStatus,
  JourneyDefinitionSummary,
  JourneyDesign,
  JourneyVersion,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { blankDesign, designOf } from '../engine/journey-design.ts'
import { needsReview } from '../engine/journey-review.ts'
import { completenessOf } from '../engine/journey-texts.ts'
import { iso } from '../store/clock.ts'
import type { JourneyRow, JourneyVersionRow } from '../store/journey-row.ts'
import { currentVersion, originOf } from '../store/journey-row.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { reviewView } from './journey-review-view.ts'
import { isoOrNull, personReference } from './views.ts'

/** The status of a journey. */
export function journeyStatus(row: JourneyRow): JourneyDefinitionStatus {
  if (row.retiredAt !== null) return 'retired'
  return row.versions.length > 0 ? 'published' : 'draft'
}

/** The serialized published versions of a row, which are immutable. */
const designs = new WeakMap<JourneyVersionRow, JourneyDesign>()

/** A published version as it was written. */
export function designOfVersion(version: JourneyVersionRow): JourneyDesign {
  const design = designs.get(version) ?? designOf(version.definition)
  designs.set(version, design)
  return design
}

/** The initial content of the editor: the draft, or else the published version. */
export function workingDesign(row: JourneyRow): JourneyDesign {
  const current = currentVersion(row)
  return row.draft?.design ?? (current ? designOfVersion(current) : blankDesign({ 'en-ca': '', 'fr-ca': '' }))
}

/** The name of a journey as it is written now; the key where nothing is. */
export const journeyName = (row: JourneyRow, locale: CallContext['locale']): string =>
  textIn(locale, workingDesign(row).name) || workingDesign(row).name['en-ca'] || row.key

/** The enrolments of a journey that go on. */
export const openEnrolments = ({ tables }: World, journey: string): readonly InstanceRow[] =>
  tables.instances.where('definition', journey).filter(isOngoing)

/** A journey in the list. */
export function journeySummary(row: JourneyRow, call: CallContext): JourneyDefinitionSummary {
  const { world, locale } = call
  const design = workingDesign(row)
  return {
    id: row.id,
    key: row.key,
    name: journeyName(row, locale),
    organization: row.organization,
    organization_name: world.tables.organizations.get(row.organization)?.name ?? '',
    status: journeyStatus(row),
    version: currentVersion(row)?.number ?? null,
    has_draft: row.draft !== null,
    step_count: design.steps.length,
    completeness: completenessOf(design),
    revision: row.revision,
    updated_at: iso(row.updatedAt),
    updated_by: personReference(world, row.updatedBy),
    review: reviewView(row, call),
  }
}

/** A journey with what is written of it. */
export function journeyView(row: JourneyRow, call: CallContext): JourneyDefinition {
  const current = currentVersion(row)
  const { draft } = row
  return {
    ...journeySummary(row, call),
    origin: originOf(row),
    review_required: needsReview(call.world, row),
    published: current ? designOfVersion(current) : null,
    draft: draft?.design ?? null,
    draft_updated_at: isoOrNull(draft?.updatedAt ?? null),
    draft_updated_by: draft ? personReference(call.world, draft.updatedBy) : null,
  }
}

/** A version, and how many people are in it now. */
export const versionView = (
  version: JourneyVersionRow,
  { row, open, call }: { row: JourneyRow; open: readonly InstanceRow[]; call: CallContext },
): JourneyVersion => ({
  number: version.number,
  published_at: iso(version.publishedAt),
  published_by: personReference(call.world, version.publishedBy),
  comment: version.comment,
  is_current: currentVersion(row) === version,
  open_enrolment_count: open.filter(({ journey }) => journey.version === version.number).length,
  design: designOfVersion(version),
})
