import type { AdminItemKind, AdminObjectType, LocalizedText } from '#generated/model/index.ts'
import { uuidOf } from '../../store/ids.ts'
import type { World } from '../../store/world.ts'

/** Something that needs an administrator. `since` is epoch ms. */
export type AdminItemRow = {
  readonly id: string
  readonly kind: AdminItemKind
  readonly objectType: AdminObjectType
  readonly objectId: string
  readonly name: LocalizedText
  readonly organization: string | null
  readonly count: number | null
  readonly detail: LocalizedText | null
  readonly since: number | null
  /** The user who can do nothing about it; undefined if everyone can. */
  readonly notFor?: string | undefined
}

type Found = Omit<AdminItemRow, 'id' | 'kind' | 'count' | 'detail'> &
  Partial<Pick<AdminItemRow, 'count' | 'detail'>>

/** Finds the items of one kind: one function per kind, each in its own file. */
export type FindItems = (world: World) => readonly AdminItemRow[]

/** An item of a kind; its id is that of what it is about, so that the same trouble keeps it. */
export const itemOf = (kind: AdminItemKind, found: Found): AdminItemRow => ({
  count: null,
  detail: null,
  ...found,
  kind,
  id: uuidOf(`admin-item:${kind}:${found.objectId}`),
})
