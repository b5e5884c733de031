import type { FormDefinition } from '#generated/model/index.ts'

/** A version that was published; never changed. Its definition carries its number. */
export type FormVersionRow = {
  readonly number: number
  readonly definition: FormDefinition
  readonly publishedAt: number
  readonly publishedBy: string
  readonly comment: string | null
}

/** The unpublished draft. */
export type FormDraftRow = {
  readonly definition: FormDefinition
  readonly updatedAt: number
  readonly updatedBy: string
}

/** A form of a world. A row is replaced, never changed. */
export type FormRow = {
  readonly id: string
  readonly key: string
  /** Grows with every write. */
  readonly revision: number
  /** Oldest first; none: it was never published. */
  readonly versions: readonly FormVersionRow[]
  readonly draft: FormDraftRow | null
  readonly retiredAt: number | null
  readonly updatedAt: number
  readonly updatedBy: string
}
