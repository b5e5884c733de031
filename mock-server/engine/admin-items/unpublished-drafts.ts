import type { LocalizedText } from '#generated/model/index.ts'
import type { AdminItemRow, FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

type Draft = { readonly updatedAt: number } | null

const draftItem = (
  row: { readonly id: string; readonly draft: Draft; readonly retiredAt: number | null },
  what: Pick<AdminItemRow, 'objectType' | 'organization'> & { readonly name: LocalizedText },
): readonly AdminItemRow[] =>
  row.draft === null || row.retiredAt !== null
    ? []
    : [itemOf('unpublished_draft', { ...what, objectId: row.id, since: row.draft.updatedAt })]

/** Forms and journeys with changes that nobody sees until they are published. */
export const unpublishedDrafts: FindItems = ({ tables }) => [
  ...[...tables.forms.values()].flatMap((row) => {
    const name = row.draft?.definition.title
    return name ? draftItem(row, { objectType: 'form', organization: null, name }) : []
  }),
  ...[...tables.journeys.values()].flatMap((row) => {
    const name = row.draft?.design.name
    const { organization } = row
    return name ? draftItem(row, { objectType: 'journey_definition', organization, name }) : []
  }),
]
