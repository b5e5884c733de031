import type { MediaKind, MediaType, OrganizationContentSave, TextPair } from '#generated/model/index.ts'
import type { ContentSeed, LibraryContent } from './library.ts'

/** The draft of a content, in the contract's format. */
export type ContentValues = OrganizationContentSave

/** A content of an organization's library as administrators write it. */
export type ContentRow = {
  readonly id: string
  readonly organization: string
  /** The key of its seed, else its id. */
  readonly key: string
  /** Undefined for what was written here. */
  readonly seed: ContentSeed | undefined
  /** As it was saved last. */
  values: ContentValues
  /** As it was published last; null for a draft. */
  published: ContentValues | null
  /** The same as patients see it. */
  shown: LibraryContent | null
  /** The day (ISO) it was first published. */
  publishedOn: string | null
  /** The day (ISO) on which somebody should check it again. */
  reviewOn: string | null
  /** When it will be published, epoch ms. */
  publishAt: number | null
  /** The user who scheduled it. */
  scheduledBy: string | null
  /** The scheduled time (epoch ms) at which it was not published because something was missing. */
  publishFailedAt: number | null
  revision: number
  /** Epoch ms. */
  updatedAt: number
  updatedBy: string | null
}

/** A file of an organization's media library. */
export type MediaRow = {
  readonly id: string
  readonly organization: string
  fileName: string
  contentType: MediaType
  readonly size: number
  alt: TextPair
  /** A path of the mock server for files of the seeds. */
  readonly path: string | null
  /** Null until it is sent. */
  bytes: Uint8Array<ArrayBuffer> | null
  isReady: boolean
  /** Until when it may be sent, epoch ms. */
  readonly sendBefore: number
  revision: number
  /** Epoch ms. */
  readonly createdAt: number
  readonly createdBy: string | null
}

const kinds: Readonly<Record<MediaType, MediaKind>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'document',
  'video/mp4': 'film',
  'video/webm': 'film',
  'audio/mpeg': 'recording',
  'audio/wav': 'recording',
  'text/vtt': 'captions',
}

/** The user-facing category of a file type. */
export const kindOf = ({ contentType }: Pick<MediaRow, 'contentType'>): MediaKind => kinds[contentType]

/** The languages of a pair, English first. */
export const languages = ['en-ca', 'fr-ca'] as const

/** The URL of a media file; everyone who sees the content may read it. */
export const mediaPath = ({ id, path }: Pick<MediaRow, 'id' | 'path'>): string =>
  path ?? `/media/content-files/${id}`

/** The ids of the pictures in a text. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/src="media:([0-9a-f-]{36})"/g)].flatMap(([, id]) => (id ? [id] : []))

/** The ids of all media files that something written uses. */
export function mediaOf(values: ContentValues): ReadonlySet<string> {
  const { image, media, captions, files, body, transcript } = values
  const named = [image, media, ...Object.values(captions), ...Object.values(files)]
  const written = [...Object.values(body), ...Object.values(transcript)].flatMap(picturesIn)
  return new Set([...named.filter((id) => id !== null), ...written])
}
