import type { Call, CallContext, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { contentStatus, isReviewDue, missingLanguages } from '../engine/contents.ts'
import {
  contentChanged,
  contentName,
  forgetSchedule,
  publishContent,
  scheduleContent,
  valueChanges,
} from '../engine/content-changes.ts'
import { conflict, notFound } from '../failures.ts'
import { canadianDay } from '../store/clock.ts'
import type { ContentRow, ContentValues } from '../store/content-row.ts'
import type { LibraryContent } from '../store/library.ts'
import { foundRows } from '../store/found-rows.ts'
import type { UserRow } from '../store/rows.ts'
import { checkCreate, checkPublish, checkPublishTime, checkReviewDay, checkSave } from './content-checks.ts'
import { contentRowView, organizationContentView } from './content-views.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'
import { expectRevision } from './revisions.ts'
import { isoOrNull } from './views.ts'

type ItemCall = CallContext & { readonly user: UserRow; readonly params: { readonly id: string } }

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

const reviewOf = ({ reviewOn, values }: ContentRow) => ({
  review_on: reviewOn,
  reviewed_at: values.reviewed_at,
})

/** A published content as checked on a day. */
const withReview = ({ target, ...shown }: LibraryContent, reviewed: string): LibraryContent => ({
  ...shown,
  reviewed,
  ...(target && { target: { ...target, reviewed } }),
})

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

const isWanted = (row: ContentRow, { query, world }: Call<'listOrganizationContents'>): boolean =>
  row.organization === query.organization &&
  (query.type__in?.includes(row.values.type) ?? true) &&
  (query.status__in?.includes(contentStatus(row)) ?? true) &&
  (query.missing_language === undefined || missingLanguages(row.values).includes(query.missing_language)) &&
  (query.review_due === undefined || query.review_due === isReviewDue(world, row))

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
    title: ({ values }) => values.title[locale] || contentName(values),
    updated_at: ({ updatedAt }) => updatedAt,
  })
}

export const organizationContents = {
  listOrganizationContents: (call) => {
    const { world, query, locale } = call
    if (!world.tables.organizations.has(query.organization)) throw notFound()
    const day = query.review_due === undefined ? undefined : canadianDay(world.clock.now())
    const question = [locale, day, withoutPage(query)]
    const rows = found(world, question, () => wanted(call))
    return pageOf(call, rows, (row) => contentRowView(row, call))
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
      reviewOn: null,
      publishAt: null,
      scheduledBy: null,
      publishFailedAt: null,
      revision: 1,
      updatedAt: world.clock.now(),
      updatedBy: `${user.firstName} ${user.lastName}`.trim(),
    }
    world.tables.contents.set(id, row)
    recordAudit(call, {
      action: 'created',
      objectType: 'content',
      objectId: id,
      objectName: contentName(values),
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
    contentChanged(call, row, 'changed', valueChanges(before, row.values))
    return organizationContentView(row, call)
  },

  reviewOrganizationContent: (call) => {
    const row = rowToChange(call)
    const { review_on: day, reviewed } = call.body
    const today = canadianDay(call.world.clock.now())
    checkReviewDay(day, today)
    const before = reviewOf(row)
    row.reviewOn = day
    if (reviewed) {
      row.values = { ...row.values, reviewed_at: today }
      // patients read when it was checked, too
      if (row.published) row.published = { ...row.published, reviewed_at: today }
      if (row.shown) row.shown = withReview(row.shown, today)
    }
    contentChanged(call, row, 'changed', changesBetween(before, reviewOf(row), ['review_on', 'reviewed_at']))
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
      objectName: contentName(row.values),
      organization: row.organization,
    })
  },

  publishOrganizationContent: (call) => {
    const row = rowToChange(call)
    checkPublish(row.values)
    publishContent(call, row)
    return organizationContentView(row, call)
  },

  scheduleOrganizationContent: (call) => {
    const row = rowToChange(call)
    const { publish_at: at } = call.body
    const before = { publish_at: isoOrNull(row.publishAt) }
    if (at !== null) {
      checkPublish(row.values)
      checkPublishTime(at, call.world.clock.now())
    }
    scheduleContent(call.world, row, at === null ? null : Date.parse(at), call.user)
    contentChanged(
      call,
      row,
      'changed',
      changesBetween(before, { publish_at: isoOrNull(row.publishAt) }, ['publish_at']),
    )
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
    forgetSchedule(row)
    contentChanged(call, row, 'unpublished')
    return organizationContentView(row, call)
  },
} satisfies Partial<Operations>
