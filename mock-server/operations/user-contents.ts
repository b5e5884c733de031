import type { Call, Operations } from '../contract.ts'
import {
  contentOf,
  journeyOfContent,
  languagesOf,
  libraryOf,
  recommendationOf,
  searchableTexts,
} from '../engine/library.ts'
import { notFound, emptyBodyError } from '../failures.ts'
import { plain } from '../store/localized.ts'
import type { UserContentRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { userContentDetail, userContentView } from './library-views.ts'
import { pageOf } from './lists.ts'

type ListCall = Call<'listUserContents'>

/** Whether a row passes a filter; one that is not set lets everything pass. */
const passes = <Wanted>(wanted: Wanted | undefined, fits: (wanted: Wanted) => boolean): boolean =>
  wanted === undefined || fits(wanted)

function isWanted(row: UserContentRow, { query, world }: ListCall): boolean {
  const content = contentOf(world, row)
  const { minutes, tags, type } = content
  const by = recommendationOf(world, row)?.by
  return (
    passes(query.organization, (id) => id === row.organization) &&
    passes(query.patient, (id) => id === row.patient) &&
    passes(query.process_instance, (id) => id === journeyOfContent(world, row)?.id) &&
    passes(query.recommended, (wanted) => wanted === (by !== undefined)) &&
    passes(query.recommended_by__in, (wanted) => wanted.some((one) => one === by)) &&
    passes(query.saved, (wanted) => wanted === (row.savedAt !== null)) &&
    passes(query.started, (wanted) => wanted === (row.progress > 0 && row.readAt === null)) &&
    passes(query.tag__in, (wanted) => tags.some((tag) => wanted.includes(tag))) &&
    passes(query.type__in, (wanted) => wanted.includes(type)) &&
    passes(query.language, (wanted) => languagesOf(content).includes(wanted)) &&
    passes(query.minutes__gte, (least) => minutes !== null && minutes >= least) &&
    passes(query.minutes__lte, (most) => minutes !== null && minutes <= most)
  )
}

/** For search also a space that never breaks is a space. */
const searchable = (text: string) => plain(text).replaceAll(/\s+/g, ' ').trim()

/** How well a content fits the search: 3 by its title, 2 by its summary, 1 by its text, 0 not at all. */
function matchOf(row: UserContentRow, { query, locale, world }: ListCall): number {
  if (query.search === undefined) return 1
  const wanted = searchable(query.search)
  const at = searchableTexts(contentOf(world, row), locale).findIndex((text) =>
    searchable(text).includes(wanted),
  )
  return at < 0 ? 0 : 3 - at
}

const newest = (world: World, a: UserContentRow, b: UserContentRow) =>
  contentOf(world, b).published.localeCompare(contentOf(world, a).published)

/** The person's own content; another person's is a 404. */
function rowFor({ world, user, params }: Call<'getUserContent'> | Call<'updateUserContent'>): UserContentRow {
  const row = libraryOf(world, user).find(({ id }) => id === params.id)
  if (!row) throw notFound()
  return row
}

const msOrNull = (time: string | null) => (time === null ? null : Date.parse(time))

export const userContents = {
  listUserContents: (call) => {
    const { world, user, query } = call
    const isNext = (row: UserContentRow) =>
      Number(recommendationOf(world, row) !== null && row.readAt === null)
    const found = libraryOf(world, user)
      .filter((row) => isWanted(row, call))
      .map((row) => ({ row, match: matchOf(row, call), next: isNext(row) }))
      .filter(({ match }) => match > 0)
      .toSorted((a, b) => {
        if (query.ordering === 'newest') return newest(world, a.row, b.row)
        return b.match - a.match || b.next - a.next || newest(world, a.row, b.row)
      })
    return pageOf(call, found, ({ row }) => userContentView(row, call))
  },

  getUserContent: (call) => userContentDetail(rowFor(call), call),

  updateUserContent: (call) => {
    const { progress, read_at: readAt, saved_at: savedAt, helpful } = call.body
    if (Object.keys(call.body).length === 0) throw emptyBodyError()
    const row = rowFor(call)
    if (progress !== undefined) row.progress = progress
    if (readAt !== undefined) row.readAt = msOrNull(readAt)
    if (savedAt !== undefined) row.savedAt = msOrNull(savedAt)
    if (helpful !== undefined) row.helpful = helpful
    return userContentView(row, call)
  },
} satisfies Partial<Operations>
