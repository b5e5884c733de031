import type { FormDefinition, JourneyDesign } from '#generated/model/index.ts'
import type { JourneyDefinition } from './journey-definition.ts'

/** The file that a design came from, as it was imported: what differs from it was changed here. */
export type JourneyFileRow = {
  readonly origin: string
  readonly importedAt: number
  readonly design: JourneyDesign
  /** By the key of the form in the file: its key here, and what the file had. */
  readonly forms: Readonly<Record<string, { readonly key: string; readonly definition: FormDefinition }>>
}

/** A journey as it was published once; never changed. Times are epoch ms. */
export type JourneyVersionRow = {
  readonly number: number
  readonly definition: JourneyDefinition
  readonly publishedAt: number
  readonly publishedBy: string
  readonly comment: string | null
  readonly file?: JourneyFileRow | undefined
}

/** That someone asked for the review of a draft, and whether it was sent back. */
export type JourneyReviewRow = {
  readonly requestedBy: string
  readonly requestedAt: number
  readonly comment: string | null
  readonly returned: { readonly by: string; readonly at: number; readonly reason: string } | null
}

/** The unpublished draft, which may be incomplete. */
export type JourneyDraftRow = {
  readonly design: JourneyDesign
  readonly updatedAt: number
  readonly updatedBy: string
  readonly review?: JourneyReviewRow | undefined
  readonly file?: JourneyFileRow | undefined
}

/** A journey of a world with all its versions. A row is replaced, never changed. */
export type JourneyRow = {
  readonly id: string
  readonly key: string
  readonly organization: string
  /** Grows with every write. */
  readonly revision: number
  /** Oldest first; none: it was never published. */
  readonly versions: readonly JourneyVersionRow[]
  readonly draft: JourneyDraftRow | null
  readonly retiredAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly updatedBy: string
}

/** The version that was published last, retired or not. */
export const currentVersion = ({ versions }: JourneyRow): JourneyVersionRow | undefined => versions.at(-1)

/** The file that the draft, or else what is published, came from. */
export const fileOf = (row: JourneyRow): JourneyFileRow | undefined =>
  row.draft ? row.draft.file : currentVersion(row)?.file

/** What the files of a journey and its copies have in common. */
export const originOf = (row: JourneyRow): string => fileOf(row)?.origin ?? row.id
