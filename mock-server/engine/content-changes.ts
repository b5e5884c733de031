import type { AuditChange } from '#generated/model/index.ts'
import { touchOtherTables } from '../store/changes.ts'
import { iso } from '../store/clock.ts'
import type { ContentRow, ContentValues } from '../store/content-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { Tables } from '../store/tables.ts'
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

const scheduled = new WeakMap<Tables['contents'], Set<string>>()

/** The contents that wait for their time, by id. Each call asks for them, so that contents are looked through once. */
function scheduledContents({ contents }: Tables): Set<string> {
  const known = scheduled.get(contents)
  if (known) return known
  const found = [...contents.values()].filter(({ publishAt }) => publishAt !== null)
  const ids = new Set(found.map(({ id }) => id))
  scheduled.set(contents, ids)
  return ids
}

/** Schedules the publication of a content on behalf of a user; null cancels it. */
export function scheduleContent({ tables }: World, row: ContentRow, at: number | null, user: UserRow): void {
  row.publishAt = at
  row.scheduledBy = at === null ? null : user.id
  row.publishFailedAt = null
  if (at !== null) scheduledContents(tables).add(row.id)
}

/** Publishes what is scheduled by now in the name of who scheduled it; what lacks something is not published. */
export function publishDueContents(world: World): void {
  const { contents, users, changes } = world.tables
  const waiting = scheduledContents(world.tables)
  for (const id of waiting) {
    const row = contents.get(id)
    const { publishAt = null, scheduledBy } = row ?? {}
    if (!row || publishAt === null) {
      waiting.delete(id)
      continue
    }
    if (publishAt > world.clock.now()) continue
    const user = users.get(scheduledBy ?? '')
    if (user && publishGaps(row.values).length === 0) publishContent({ world, user }, row)
    else {
      forgetSchedule(row)
      row.publishFailedAt = publishAt
    }
    touchOtherTables(changes)
  }
}
