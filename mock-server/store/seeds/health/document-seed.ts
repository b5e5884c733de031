import type { DocumentCategory, DocumentFailure, DocumentPurpose, Language } from '#generated/model/index.ts'
import type { FoundSeed } from '../../../documents/found-in.ts'

type State =
  | { readonly status: 'uploading' | 'analyzing' | 'analyzed' | 'reviewed' }
  | { readonly status: 'failed'; readonly failure: DocumentFailure }

/** A seeded document. */
export type DocumentSeed = State & {
  /** Of its id: the id is `uuidOf('document:<key>')`. */
  readonly key: string
  /** The key of the profile. */
  readonly profile: string
  /** When it was sent. */
  readonly daysAgo: number
  readonly at: string
  readonly name: string
  readonly notes?: string
  readonly fileName: string
  readonly category: DocumentCategory
  readonly purpose?: DocumentPurpose
  readonly documentDate?: string
  /** Of its content. */
  readonly language: Language
  /** The text of its pages, line by line; the first line of each is its title. */
  readonly pages: readonly (readonly string[])[]
  readonly found?: readonly FoundSeed[]
}
