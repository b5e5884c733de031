import type { LocalizedText, TextPair } from '#generated/model/index.ts'
import { contentStatus } from '../contents.ts'
import { isWaitingForReview, needsReview } from '../journey-review.ts'
import type { AdminItemRow, FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

type Draft = { readonly updatedAt: number } | null

const draftItem = (
  row: { readonly id: string; readonly draft: Draft; readonly retiredAt: number | null },
  what: Pick<AdminItemRow, 'objectType' | 'organization' | 'name'> & Partial<Pick<AdminItemRow, 'detail'>>,
): readonly AdminItemRow[] =>
  row.draft === null || row.retiredAt !== null
    ? []
    : [itemOf('unpublished_draft', { ...what, objectId: row.id, since: row.draft.updatedAt })]

/** A name in one language only is used for both. */
const eitherOf = (text: TextPair): LocalizedText => ({
  'en-ca': text['en-ca'] || text['fr-ca'],
  'fr-ca': text['fr-ca'] || text['en-ca'],
})

const missed: LocalizedText = {
  'en-ca': 'It was scheduled, but something was missing by then.',
  'fr-ca': 'La publication était prévue, mais il manquait quelque chose à ce moment.',
}

/** Forms, journeys and contents with unpublished changes. */
export const unpublishedDrafts: FindItems = (world) => [
  ...[...world.tables.forms.values()].flatMap((row) => {
    const name = row.draft?.definition.title
    return name ? draftItem(row, { objectType: 'form', organization: null, name }) : []
  }),
  ...[...world.tables.journeys.values()].flatMap((row) => {
    const name = row.draft?.design.name
    if (!name || isWaitingForReview(world, row)) return []
    const { organization } = row
    const reason = needsReview(world, row) ? row.draft?.review?.returned?.reason : undefined
    const detail = reason === undefined ? null : { 'en-ca': reason, 'fr-ca': reason }
    return draftItem(row, { objectType: 'journey_definition', organization, name, detail })
  }),
  ...[...world.tables.contents.values()].flatMap((row) => {
    // a scheduled one publishes itself
    if (contentStatus(row) === 'published' || row.publishAt !== null) return []
    const { id, organization, values, updatedAt } = row
    const name = eitherOf(values.title)
    const what = { objectType: 'content', objectId: id, organization, name } as const
    const detail = row.publishFailedAt === null ? null : missed
    return [itemOf('unpublished_draft', { ...what, detail, since: updatedAt })]
  }),
]
