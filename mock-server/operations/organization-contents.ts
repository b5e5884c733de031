import type { Call, CallContext, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { contentStatus, missingLanguages, shownContent } from '../engine/contents.ts'
import { conflict, notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { ContentRow, ContentValues } from '../store/content-row.ts'
import { foundRows } from '../store/found-rows.ts'
import type { UserRow } from '../store/rows.ts'
import { checkCreate, checkPublish, checkSave } from './content-checks.ts'
import { contentRowView, organizationContentView } from './content-views.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'
import { expectRevision } from './revisions.ts'

type ItemCall = CallContext & { readonly user: UserRow; readonly params: { readonly id: string } }

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

const nothing = { 'en-ca': '', 'fr-ca': '' }
const noFiles = { 'en-ca': null, 'fr-ca': null }

/** The content, or a 404. */
function rowFor({ world, params }: ItemCall): ContentRow {
  const row = world.tables.contents.get(params.id)
  if (!row) throw notFound()
  return row
}

/** The content, if the change is based on its current revision. */
function rowToChange(call: ItemCall): ContentRow {
  const row = rowFor(call)
  expectRevision(call, row.revision)
  return row
}

/** The title of one language, or of the other where there is none. */
const nameOf = ({ title }: ContentValues) => title['en-ca'] || title['fr-ca']

/** Counts and keeps a change. */
function changed(
  call: ItemCall,
  row: ContentRow,
  action: 'changed' | 'published' | 'unpublished',
  before?: ContentValues,
): void {
  row.revision += 1
  row.updatedAt = call.world.clock.now()
  row.updatedBy = `${call.user.firstName} ${call.user.lastName}`.trim()
  recordAudit(call, {
    action,
    objectType: 'content',
    objectId: row.id,
    objectName: nameOf(row.values),
    organization: row.organization,
    changes: before ? changesBetween(before, row.values, fields) : [],
  })
}

/** Trims single-line texts. */
const trimmed = (values: ContentValues): ContentValues => {
  const pair = (text: ContentValues['title']) => ({
    'en-ca': text['en-ca'].trim(),
    'fr-ca': text['fr-ca'].trim(),
  })
  const { title, summary, author, url } = values
  return {
    ...values,
    title: pair(title),
    summary: pair(summary),
    author: pair(author),
    url: pair(url),
    tags: [...new Set(values.tags)],
  }
}

const isWanted = (row: ContentRow, { query }: Call<'listOrganizationContents'>): boolean =>
  row.organization === query.organization &&
  (query.type__in?.includes(row.values.type) ?? true) &&
  (query.status__in?.includes(contentStatus(row)) ?? true) &&
  (query.missing_language === undefined || missingLanguages(row.values).includes(query.missing_language))

const found = foundRows<ContentRow>()

/** The contents that were asked for, in their order. */
function wanted(call: Call<'listOrganizationContents'>): readonly ContentRow[] {
  const { world, query, locale } = call
  const rows = searched(
    [...world.tables.contents.values()].filter((row) => isWanted(row, call)),
    query.search,
    ({ values }) => [...Object.values(values.title), ...Object.values(values.summary)],
  )
  const ordering = query.ordering?.length ? query.ordering : (['-updated_at'] as const)
  return ordered(rows, ordering, {
    title: ({ values }) => values.title[locale] || nameOf(values),
    updated_at: ({ updatedAt }) => updatedAt,
  })
}

export const organizationContents = {
  listOrganizationContents: (call) => {
    const { world, query, locale } = call
    if (!world.tables.organizations.has(query.organization)) throw notFound()
    const question = [locale, withoutPage(query)]
    const rows = found(world, question, () => wanted(call))
    return pageOf(call, rows, contentRowView)
  },

  createOrganizationContent: (call) => {
    const { world, body, user } = call
    if (!world.tables.organizations.has(body.organization)) throw notFound()
    checkCreate(body.title)
    const id = world.newId('content')
    const values = trimmed({
      type: body.type,
      title: body.title,
      summary: nothing,
      body: nothing,
      transcript: nothing,
      tags: [],
      minutes: null,
      author: nothing,
      reviewed_at: null,
      image: null,
      media: null,
      captions: noFiles,
      url: nothing,
      files: noFiles,
    })
    const row: ContentRow = {
      id,
      organization: body.organization,
      key: id,
      seed: undefined,
      values,
      published: null,
      shown: null,
      publishedOn: null,
      revision: 1,
      updatedAt: world.clock.now(),
      updatedBy: `${user.firstName} ${user.lastName}`.trim(),
    }
    world.tables.contents.set(id, row)
    recordAudit(call, {
      action: 'created',
      objectType: 'content',
      objectId: id,
      objectName: nameOf(values),
      organization: row.organization,
    })
    return organizationContentView(row, call)
  },

  getOrganizationContent: (call) => organizationContentView(rowFor(call), call),

  saveOrganizationContent: (call) => {
    const row = rowToChange(call)
    checkSave(call.world, row.organization, call.body)
    const before = row.values
    row.values = trimmed(call.body)
    changed(call, row, 'changed', before)
    return organizationContentView(row, call)
  },

  deleteOrganizationContent: (call) => {
    const row = rowToChange(call)
    if (row.published) {
      throw conflict(
        {
          'en-ca': 'Patients can see this. Take it out of the library first.',
          'fr-ca': 'Les patients voient ce contenu. Retirez-le d’abord de la bibliothèque.',
        },
        'published',
      )
    }
    call.world.tables.contents.delete(row.id)
    recordAudit(call, {
      action: 'deleted',
      objectType: 'content',
      objectId: row.id,
      objectName: nameOf(row.values),
      organization: row.organization,
    })
  },

  publishOrganizationContent: (call) => {
    const row = rowToChange(call)
    checkPublish(row.values)
    const before = row.published ?? undefined
    row.published = row.values
    row.publishedOn ??= iso(call.world.clock.now()).slice(0, 10)
    row.shown = shownContent(call.world, row)
    changed(call, row, 'published', before)
    return organizationContentView(row, call)
  },

  unpublishOrganizationContent: (call) => {
    const row = rowToChange(call)
    if (!row.published) {
      throw conflict(
        { 'en-ca': 'Patients do not see this.', 'fr-ca': 'Les patients ne voient pas ce contenu.' },
        'not_published',
      )
    }
    row.published = null
    row.shown = null
    changed(call, row, 'unpublished')
    return organizationContentView(row, call)
  },
} satisfies Partial<Operations>
