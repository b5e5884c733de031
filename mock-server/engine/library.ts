import type { Language, LocalizedText } from '#generated/model/index.ts'
import { dayAt } from '../store/clock.ts'
import { uuidOf } from '../store/ids.ts'
import type { ContentRow } from '../store/content-row.ts'
import type { ContentSeed, LibraryContent, LibraryMark, ResourceSeed } from '../store/library.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, PatientRow, UserContentRow, UserRow } from '../store/rows.ts'
import { userContentIdOf } from '../store/seeds/content-id.ts'
import { journeyReasons, libraryMarks } from '../store/seeds/library/marks.ts'
import type { World } from '../store/world.ts'

/**
 * The library of people. Everybody who is a patient of an organization has its whole library, once for each profile;
 * a row comes into being when it is first asked for.
 */

/** The published content of a row. */
export function contentOf({ tables }: World, { content }: Pick<UserContentRow, 'content'>): LibraryContent {
  const shown = tables.contents.get(content)?.shown
  if (!shown) throw new Error(`There is no content ${content}`)
  return shown
}

/** The rows of everything that the person's profiles have in their organizations. */
export function libraryOf(world: World, user: UserRow): readonly UserContentRow[] {
  const { memberships, patients } = world.tables
  const own = patients.where('user', user.id)
  const organizations = memberships.of(user.id).filter(({ role }) => role === 'patient')
  return own.flatMap((patient) =>
    organizations.flatMap(({ organization }) => shelfOf(world, patient, organization)),
  )
}

/** The library of one profile in one organization: the published contents with the person's state. */
function shelfOf(world: World, patient: PatientRow, organization: string): UserContentRow[] {
  const { tables } = world
  const shelf = shelfKey(patient, organization)
  const known = tables.library.get(shelf) ?? new Map<string, UserContentRow>()
  tables.library.set(shelf, known)
  return [...tables.contents.values()]
    .filter((content) => content.organization === organization && content.shown !== null)
    .map((content) => {
      const row = known.get(content.id) ?? initialRow(world, patient, content)
      known.set(content.id, row)
      return row
    })
}

const shelfKey = ({ id }: PatientRow, organization: string) => `${id}:${organization}`

/** What a profile has of a content before its library was first opened: the state of the seeds. */
function initialRow({ clock }: World, patient: PatientRow, content: ContentRow): UserContentRow {
  const { id, key, organization } = content
  const mark = libraryMarks.find((one) => one.content === key && isProfileOf(patient, one))
  const day = (daysAgo: number | undefined, time: string) =>
    daysAgo === undefined ? null : dayAt(clock.now(), -daysAgo, time)
  return {
    id: userContentIdOf(patient.id, { id: organization }, key),
    content: id,
    organization,
    patient: patient.id,
    recommended: mark?.recommended ?? null,
    progress: mark?.progress ?? 0,
    readAt: day(mark?.readDaysAgo, '19:40'),
    savedAt: day(mark?.savedDaysAgo, '20:15'),
    helpful: mark?.helpful ?? null,
  }
}

const isProfileOf = ({ id }: PatientRow, { profile }: LibraryMark) => uuidOf(`patient:${profile}`) === id

/** What all profiles of the organization have of a content, published or not. */
export function rowsOfContent(world: World, content: ContentRow): UserContentRow[] {
  const { memberships, patients, library } = world.tables
  const isMember = ({ user }: PatientRow) =>
    memberships.of(user).some((one) => one.role === 'patient' && one.organization === content.organization)
  return [...patients.values()].filter(isMember).flatMap((patient) => {
    const known = library.get(shelfKey(patient, content.organization))?.get(content.id)
    if (known) return known
    const isMarked = libraryMarks.some((one) => one.content === content.key && isProfileOf(patient, one))
    return isMarked ? initialRow(world, patient, content) : []
  })
}

/** The journey of the profile that a content belongs to; undefined when there is none, or it was left. */
export function journeyOfContent(world: World, row: UserContentRow): InstanceRow | undefined {
  const { journey } = contentOf(world, row)
  if (journey === undefined) return undefined
  const definition = uuidOf(`definition:${journey}`)
  return world.tables.instances
    .where('patient', row.patient)
    .find(
      (one) =>
        one.definition === definition && one.organization === row.organization && one.cancelledAt === null,
    )
}

/** Why a journey recommends its contents, by its key; undefined if it does not. */
export const journeyReason = (journey: string | undefined): LocalizedText | undefined =>
  journey === undefined ? undefined : journeyReasons[journey]

/**
 * Who recommends it and why: the care team takes precedence over an active journey, and that over the
 * organization.
 */
export function recommendationOf(world: World, row: UserContentRow): UserContentRow['recommended'] {
  if (row.recommended) return row.recommended
  const { journey, featured } = contentOf(world, row)
  const instance = journeyOfContent(world, row)
  const reason = journeyReason(journey)
  if (instance && instance.completedAt === null && reason) return { by: 'journey', reason }
  return featured ? { by: 'organization', reason: featured } : null
}

/** The languages that something exists in. */
export const languagesOf = ({ title }: { readonly title: LocalizedText }): Language[] =>
  title['fr-ca'] === undefined ? ['en-ca'] : ['en-ca', 'fr-ca']

/** The language it is served in: the wanted one, or English (LIB-01). */
export const servedIn = (locale: Language, seed: Pick<ContentSeed | ResourceSeed, 'title'>): Language =>
  languagesOf(seed).includes(locale) ? locale : 'en-ca'

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

/** The searchable texts of a content, most relevant first. */
export function searchableTexts(seed: ContentSeed, locale: Language): readonly string[] {
  const language = servedIn(locale, seed)
  const { title, summary, body, transcript } = seed
  const long = [body, transcript].map((text) => (text ? withoutTags(textIn(language, text)) : ''))
  return [textIn(language, title), textIn(language, summary), long.join(' ')]
}
