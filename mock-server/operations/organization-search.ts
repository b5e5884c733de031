import type { Language, OrganizationHit } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { writtenOf } from '../engine/forms.ts'
import { textsOf } from '../engine/journey-texts.ts'
import { notFound } from '../failures.ts'
import { textsOfForm } from '../forms/form-texts.ts'
import { foundRows } from '../store/found-rows.ts'
import { plain } from '../store/localized.ts'
import { formName } from './form-views.ts'
import { journeyName, workingDesign } from './journey-definition-views.ts'
import { pageOf } from './lists.ts'
import { usersOf } from './user-lists.ts'
import { nameOf } from './views.ts'

/** How many characters of a text are shown on either side of what was found. */
const AROUND = 60

type Searched = Pick<OrganizationHit, 'kind' | 'id' | 'title'> & {
  /** In every language; the title of one may be found by that of the other. */
  readonly texts: readonly (string | null | undefined)[]
}

const pairs = (texts: readonly Partial<Record<Language, string | null>>[]) =>
  texts.flatMap((text) => Object.values(text))
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

/** Everything of an organization, in the order of its kinds. */
function everything({ world, locale, params: { id } }: Call<'searchOrganization'>): Searched[] {
  const { contents, forms, invitations, journeys, mediaFiles } = world.tables
  const own = <Row extends { readonly organization: string }>(rows: Iterable<Row>) =>
    [...rows].filter(({ organization }) => organization === id)
  const ownJourneys = own(journeys.values())
  const used = new Set(
    ownJourneys
      .map(workingDesign)
      .flatMap(({ start_form: start, steps }) => [start, ...steps.map(({ form }) => form)]),
  )
  return [
    ...ownJourneys.map((row) => ({
      kind: 'journey' as const,
      id: row.id,
      title: journeyName(row, locale),
      texts: pairs(textsOf(workingDesign(row)).map(({ text }) => text)),
    })),
    ...[...forms.values()]
      .filter(({ key }) => used.has(key))
      .map((row) => ({
        kind: 'form' as const,
        id: row.id,
        title: formName(row, locale),
        texts: pairs(textsOfForm(writtenOf(row)).map(({ text }) => text)),
      })),
    ...own(contents.values()).map(
      ({ id: content, values: { title, summary, body, transcript, author } }) => ({
        kind: 'content' as const,
        id: content,
        title: title[locale] || title['en-ca'] || title['fr-ca'],
        texts: pairs([title, summary, author, body, transcript]).map((text) => withoutTags(text ?? '')),
      }),
    ),
    ...own(mediaFiles.values())
      .filter(({ isReady }) => isReady)
      .map(({ id: file, fileName, alt }) => ({
        kind: 'media' as const,
        id: file,
        title: fileName,
        texts: Object.values(alt),
      })),
    ...usersOf(world, id).map((user) => ({
      kind: 'user' as const,
      id: user.id,
      title: nameOf(user),
      texts: [user.email],
    })),
    ...own(invitations.values()).map(({ id: invitation, email }) => ({
      kind: 'invitation' as const,
      id: invitation,
      title: email,
      texts: [],
    })),
  ]
}

/** The words of a text around what was found in it. */
function excerptOf(text: string, wanted: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = plain(line).indexOf(wanted)
  // Whole words: from the space before, to the space behind.
  const start = at <= AROUND ? 0 : line.lastIndexOf(' ', at - AROUND) + 1
  const space = line.indexOf(' ', at + wanted.length + AROUND)
  const end = space < 0 ? line.length : space
  return `${start > 0 ? '… ' : ''}${line.slice(start, end).trim()}${end < line.length ? ' …' : ''}`
}

function hitsOf(call: Call<'searchOrganization'>): readonly OrganizationHit[] {
  const wanted = plain(call.body.search.trim().replaceAll(/\s+/g, ' '))
  const holds = (text: string | null | undefined) =>
    text !== null && text !== undefined && plain(text.replaceAll(/\s+/g, ' ')).includes(wanted)
  const hits = everything(call).flatMap(({ kind, id, title, texts }): OrganizationHit[] => {
    if (holds(title)) return [{ kind, id, title, excerpt: null }]
    const text = texts.find(holds)
    return text ? [{ kind, id, title, excerpt: excerptOf(text, wanted) }] : []
  })
  const kinds = hits.map(({ kind }) => kind)
  return hits.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      Number(a.excerpt !== null) - Number(b.excerpt !== null),
  )
}

const found = foundRows<OrganizationHit>()

export const organizationSearch = {
  searchOrganization: (call) => {
    const { world, params, body, locale } = call
    if (!world.tables.organizations.has(params.id)) throw notFound()
    const rows = found(world, [params.id, locale, body.search], () => hitsOf(call))
    return pageOf(call, rows, (hit) => hit)
  },
} satisfies Partial<Operations>
