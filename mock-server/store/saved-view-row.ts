import type {
  AttentionOrdering,
  EnrolmentOrdering,
  SavedViewFilters,
  WorklistViewFilters,
} from '#generated/model/index.ts'

/** How a member of a care team likes to see the enrolments of a journey. */
export type SavedViewRow = {
  readonly id: string
  /** Its owner; private to them. */
  readonly user: string
  readonly organization: string
  readonly definition: string
  name: string
  filters: SavedViewFilters
  ordering: EnrolmentOrdering[]
  columns: string[]
  readonly createdAt: number
  updatedAt: number
}

/** How a member of a care team likes to see what needs attention in an organization. */
export type WorklistViewRow = {
  readonly id: string
  /** Its owner; private to them. */
  readonly user: string
  readonly organization: string
  name: string
  filters: WorklistViewFilters
  ordering: AttentionOrdering[]
  isDefault: boolean
  readonly createdAt: number
  updatedAt: number
}
