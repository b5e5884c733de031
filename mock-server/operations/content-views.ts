import type {
  MediaFile,
  MediaFileDetail,
  OrganizationContent,
  OrganizationContentRow,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { bannerUsesOf } from '../engine/banners.ts'
import { contentStatus, missingLanguages, usesOf } from '../engine/contents.ts'
import { iso } from '../store/clock.ts'
import type { ContentRow, MediaRow } from '../store/content-row.ts'
import { kindOf, mediaOf, mediaPath } from '../store/content-row.ts'
import { journeyName, journeyStatus } from './journey-definition-views.ts'

type Context = Pick<CallContext, 'world' | 'origin' | 'locale'>

/** A content as the list of those who write it shows it. */
export const contentRowView = (row: ContentRow): OrganizationContentRow => ({
  id: row.id,
  organization: row.organization,
  status: contentStatus(row),
  revision: row.revision,
  missing_languages: missingLanguages(row.values),
  published_at: row.published ? row.publishedOn : null,
  updated_at: iso(row.updatedAt),
  updated_by: row.updatedBy,
  type: row.values.type,
  title: row.values.title,
  tags: row.values.tags,
})

/** A content whole, with the files that it uses. */
export const organizationContentView = (row: ContentRow, context: Context): OrganizationContent => ({
  ...contentRowView(row),
  ...row.values,
  media_files: [...mediaOf(row.values)].flatMap((id) => {
    const file = context.world.tables.mediaFiles.get(id)
    return file ? [mediaView(file, context)] : []
  }),
})

/** A media file, with in how many contents and journeys it is used. */
export const mediaView = (row: MediaRow, { world, origin }: Context): MediaFile => ({
  id: row.id,
  organization: row.organization,
  kind: kindOf(row),
  content_type: row.contentType,
  file_name: row.fileName,
  size: row.size,
  alt: row.alt,
  url: origin + mediaPath(row),
  revision: row.revision,
  uses_count: usesOf(world, row).length + bannerUsesOf(world, row).length,
  created_at: iso(row.createdAt),
  created_by: row.createdBy,
})

/** A media file with the contents and journeys that use it. */
export const mediaDetail = (row: MediaRow, context: Context): MediaFileDetail => ({
  ...mediaView(row, context),
  uses: usesOf(context.world, row).map((content) => ({
    id: content.id,
    title: content.values.title,
    type: content.values.type,
    status: contentStatus(content),
  })),
  journeys: bannerUsesOf(context.world, row).map(({ row: journey, onlyEarlier }) => ({
    id: journey.id,
    name: journeyName(journey, context.locale),
    status: journeyStatus(journey),
    only_earlier: onlyEarlier,
  })),
})
