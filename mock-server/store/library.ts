import type { ContentRecommender, ContentTag, ContentType, LocalizedText } from '#generated/model/index.ts'
import type { OrganizationName } from './seeds/organizations.ts'

/** A film or a recording: paths on the server's own origin, by language where the words differ. */
export type MediaSeed = {
  readonly path: string
  readonly mediaType: string
  readonly captions: Partial<LocalizedText> | null
}

/** A content of the library. What has no French is served in English (LIB-01). */
export type ContentSeed = {
  readonly key: string
  readonly type: ContentType
  /** Whose library holds it. */
  readonly organizations: readonly OrganizationName[]
  readonly tags: readonly ContentTag[]
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly minutes: number | null
  /** Null: the organization itself. */
  readonly author: LocalizedText | null
  /** Days as ISO text. */
  readonly published: string
  readonly reviewed: string | null
  /** The day on which somebody should check it again. */
  readonly reviewOn?: string
  /** HTML. */
  readonly body?: LocalizedText
  readonly transcript?: LocalizedText
  readonly media?: MediaSeed
  /** The keys of its documents and links. */
  readonly resources?: readonly string[]
  /** The key of the journey that it belongs to. */
  readonly journey?: string
  /** Why the organization recommends it to everyone. */
  readonly featured?: LocalizedText
}

/** A document of the mock server, or a link to a public site. */
export type ResourceSeed = {
  readonly key: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly publisher: LocalizedText | null
  readonly reviewed: string | null
} & (
  | { readonly kind: 'link'; readonly url: LocalizedText }
  | { readonly kind: 'file'; readonly path: LocalizedText; readonly pageCount: number }
)

/** A content as patients see it: of the seeds, or written by an administrator since. */
export type LibraryContent = ContentSeed & {
  /** The picture above it; without one, that of its first topic. */
  readonly picture?: { readonly path: string; readonly alt: LocalizedText }
  /** The document or link that it is about, in place of the first of its resources. */
  readonly target?: ResourceSeed
}

export type FaqSeed = {
  readonly key: string
  readonly category: string
  readonly question: LocalizedText
  /** HTML. */
  readonly answer: LocalizedText
}

/** The seeded state of a content for one profile, including recommendations of the care team. */
export type LibraryMark = {
  /** The key of the profile. */
  readonly profile: string
  readonly content: string
  readonly progress?: number
  readonly readDaysAgo?: number
  readonly savedDaysAgo?: number
  readonly helpful?: boolean
  readonly recommended?: { readonly by: ContentRecommender; readonly reason: LocalizedText }
}

/** A text in both languages. */
export const both = (english: string, french: string): LocalizedText => ({
  'en-ca': english,
  'fr-ca': french,
})

/** A text that was never translated. */
export const englishOnly = (english: string): LocalizedText => ({ 'en-ca': english })
