import type {
  MediaFile,
  MediaFileDetail,
  OrganizationContent,
  OrganizationContentRow,
  OrganizationContentUses,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { bannerUsesOf } from '../engine/banners.ts'
import { contentStatus, isReviewDue, missingLanguages, usesOf } from '../engine/contents.ts'
import { journeyReason, rowsOfContent } from '../engine/library.ts'
import { iso } from '../store/clock.ts'
import type { ContentRow, MediaRow } from '../store/content-row.ts'
import { kindOf, mediaOf, mediaPath } from '../store/content-row.ts'
import { uuidOf } from '../store/ids.ts'
import { isoOrNull } from './views.ts'
import { journeyName, journeyStatus, openEnrolments } from './journey-definition-views.ts'

type Context = Pick<CallContext, 'world' | 'origin' | 'locale'>

/** A content as the list of those who write it shows it. */
export const contentRowView = (
  row: ContentRow,
  { world }: Pick<Context, 'world'>,
): OrganizationContentRow => ({
  id: row.id,
  organization: row.organization,
  status: contentStatus(row),
  revision: row.revision,
  missing_languages: missingLanguages(row.values),
  published_at: row.published ? row.publishedOn : null,
  review_on: row.reviewOn,
  is_review_due: isReviewDue(world, row),
  publish_at: isoOrNull(row.publishAt),
  publish_failed_at: isoOrNull(row.publishFailedAt),
  updated_at: iso(row.updatedAt),
  updated_by: row.updatedBy,
  type: row.values.type,
  title: row.values.title,
  tags: row.values.tags,
})

/** A content whole, with the files that it uses. */
export const organizationContentView = (row: ContentRow, context: Context): OrganizationContent => ({
  ...contentRowView(row, context),
  ...row.values,
  media_files: [...mediaOf(row.values)].flatMap((id) => {
    const file = context.world.tables.mediaFiles.get(id)
    return file ? [mediaView(file, context)] : []
  }),
  uses: contentUses(row, context),
})

/** The journeys that recommend a content, and how many people have it among their own. */
function contentUses(row: ContentRow, { world, locale }: Context): OrganizationContentUses {
  const people = rowsOfContent(world, row)
  const { journey: key, featured } = row.seed ?? {}
  const journey = key === undefined ? undefined : world.tables.journeys.get(uuidOf(`definition:${key}`))
  return {
    journeys:
      journey && journeyReason(key)
        ? [
            {
              id: journey.id,
              name: journeyName(journey, locale),
              status: journeyStatus(journey),
              open_enrolment_count: openEnrolments(world, journey.id).filter(
                ({ organization }) => organization === row.organization,
              ).length,
            },
          ]
        : [],
    is_featured: featured !== undefined,
    recommended_count: people.filter(({ recommended }) => recommended?.by === 'provider').length,
    saved_count: people.filter(({ savedAt }) => savedAt !== null).length,
    started_count: people.filter(({ progress, readAt }) => progress > 0 && readAt === null).length,
  }
}

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
