import type { AuditChange } from '#generated/model/index.ts'
import { touchOtherTables } from '../store/changes.ts'
import { iso } from '../store/clock.ts'
import type { ContentRow, ContentValues } from '../store/content-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { changesBetween, recordAudit } from './audit.ts'
import { publishGaps, shownContent } from './contents.ts'

const fields = [
  'type',
  'title',
  'summary',
  'body',
  'transcript',
  'tags',
  'minutes',
  'author',
  'reviewed_at',
  'image',
  'media',
  'captions',
  'url',
  'files',
] as const satisfies readonly (keyof ContentValues)[]

/** What differs between two states of a content. */
export const valueChanges = (before: ContentValues, after: ContentValues): AuditChange[] =>
  changesBetween(before, after, fields)

/** The title of one language, or of the other where there is none. */
export const contentName = ({ title }: ContentValues): string => title['en-ca'] || title['fr-ca']

/** Counts a change and keeps it in the history. */
export function contentChanged(
  who: { readonly world: World; readonly user: UserRow },
  row: ContentRow,
  action: 'changed' | 'published' | 'unpublished',
  changes: readonly AuditChange[] = [],
): void {
  row.revision += 1
  row.updatedAt = who.world.clock.now()
  row.updatedBy = `${who.user.firstName} ${who.user.lastName}`.trim()
  recordAudit(who, {
    action,
    objectType: 'content',
    objectId: row.id,
    objectName: contentName(row.values),
    organization: row.organization,
    changes,
  })
}

/** Shows patients what is saved. */
export function publishContent(
  who: { readonly world: World; readonly user: UserRow },
  row: ContentRow,
): void {
  const before = row.published
  row.published = row.values
  row.publishedOn ??= iso(who.world.clock.now()).slice(0, 10)
  row.shown = shownContent(who.world, row)
  forgetSchedule(row)
  contentChanged(who, row, 'published', before ? valueChanges(before, row.values) : [])
}

export function forgetSchedule(row: ContentRow): void {
  row.publishAt = null
  row.scheduledBy = null
  row.publishFailedAt = null
}

/** Publishes what is scheduled by now in the name of who scheduled it; what lacks something is not published. */
export function publishDueContents(world: World): void {
  const { contents, users, changes } = world.tables
  const now = world.clock.now()
  for (const row of contents.values()) {
    const { publishAt, scheduledBy } = row
    if (publishAt === null || publishAt > now) continue
    const user = users.get(scheduledBy ?? '')
    if (user && publishGaps(row.values).length === 0) publishContent({ world, user }, row)
    else {
      forgetSchedule(row)
      row.publishFailedAt = publishAt
    }
    touchOtherTables(changes)
  }
}
