import type { CallContext, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { bannerUsesOf } from '../engine/banners.ts'
import { usesOf } from '../engine/contents.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import { mediaTypeOf, mediaUploadPath, mostMediaBytes } from '../media/content-files.ts'
import { iso } from '../store/clock.ts'
import type { MediaRow } from '../store/content-row.ts'
import { kindOf } from '../store/content-row.ts'
import type { UserRow } from '../store/rows.ts'
import { mediaDetail, mediaView } from './content-views.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { checkAlt, safeName, told, trimmed } from './media-writes.ts'
import { expectRevision } from './revisions.ts'
import { tooBig } from './sent-file.ts'

type ItemCall = CallContext & { readonly user: UserRow; readonly params: { readonly id: string } }

/** For how long a media file may be on its way, in ms. */
const sendFor = 86_400_000

/** The media file, or a 404; one that did not arrive yet is not there. */
function rowFor({ world, params }: ItemCall): MediaRow {
  const row = world.tables.mediaFiles.get(params.id)
  if (!row?.isReady) throw notFound()
  return row
}

export const mediaFiles = {
  listMediaFiles: (call) => {
    const { world, query } = call
    if (!world.tables.organizations.has(query.organization)) throw notFound()
    const rows = [...world.tables.mediaFiles.values()].filter(
      (row) =>
        row.isReady &&
        row.organization === query.organization &&
        (query.kind__in?.includes(kindOf(row)) ?? true),
    )
    const found = searched(rows, query.search, ({ fileName, alt }) => [fileName, ...Object.values(alt)])
    const ordering = query.ordering?.length ? query.ordering : (['-created_at'] as const)
    const sorted = ordered(found, ordering, {
      file_name: ({ fileName }) => fileName,
      size: ({ size }) => size,
      created_at: ({ createdAt }) => createdAt,
    })
    return pageOf(call, sorted, (row) => mediaView(row, call))
  },

  createMediaFile: (call) => {
    const { world, body, user, origin } = call
    if (!world.tables.organizations.has(body.organization)) throw notFound()
    checkAlt({ contentType: body.content_type }, body.alt)
    if (body.size > mostMediaBytes) throw tooBig(mostMediaBytes)
    const now = world.clock.now()
    const row: MediaRow = {
      id: world.newId('media'),
      organization: body.organization,
      fileName: safeName(body.file_name),
      contentType: body.content_type,
      size: body.size,
      alt: trimmed(body.alt),
      path: null,
      bytes: null,
      isReady: false,
      sendBefore: now + sendFor,
      revision: 1,
      createdAt: now,
      createdBy: `${user.firstName} ${user.lastName}`.trim(),
    }
    world.tables.mediaFiles.set(row.id, row)
    return {
      id: row.id,
      upload: {
        url: origin + mediaUploadPath(world, row),
        method: 'PUT',
        headers: { 'content-type': row.contentType },
        expires_at: iso(row.sendBefore),
      },
    }
  },

  getMediaFile: (call) => mediaDetail(rowFor(call), call),

  updateMediaFile: (call) => {
    const row = rowFor(call)
    expectRevision(call, row.revision)
    checkAlt(row, call.body.alt)
    const before = { alt: row.alt }
    row.alt = trimmed(call.body.alt)
    row.revision += 1
    recordAudit(call, { ...told(row), action: 'changed', changes: changesBetween(before, row, ['alt']) })
    return mediaDetail(row, call)
  },

  deleteMediaFile: (call) => {
    const { world, params } = call
    const row = world.tables.mediaFiles.get(params.id)
    if (!row) throw notFound()
    if (usesOf(world, row).length + bannerUsesOf(world, row).length > 0) {
      throw conflict(
        {
          'en-ca': 'This file is in use. Take it out of the contents and journeys that use it first.',
          'fr-ca': 'Ce fichier est utilisé. Retirez-le d’abord des contenus et des parcours qui l’utilisent.',
        },
        'in_use',
      )
    }
    world.tables.mediaFiles.delete(row.id)
    if (row.isReady) recordAudit(call, { ...told(row), action: 'deleted' })
  },

  completeMediaFileUpload: (call) => {
    const row = call.world.tables.mediaFiles.get(call.params.id)
    if (!row) throw notFound()
    // said twice, for example because the first answer was lost
    if (row.isReady) return mediaDetail(row, call)
    if (!row.bytes) {
      throw conflict(
        { 'en-ca': 'The file has not arrived.', 'fr-ca': 'Le fichier n’est pas arrivé.' },
        'not_uploaded',
      )
    }
    const contentType = mediaTypeOf(row.bytes)
    // what is refused is forgotten
    call.world.tables.mediaFiles.delete(row.id)
    if (!contentType) {
      throw invalidField('file', {
        'en-ca': 'This kind of file does not work here.',
        'fr-ca': 'Ce type de fichier ne convient pas ici.',
      })
    }
    checkAlt({ contentType }, row.alt)
    row.contentType = contentType
    row.isReady = true
    call.world.tables.mediaFiles.set(row.id, row)
    recordAudit(call, { ...told(row), action: 'created' })
    return mediaDetail(row, call)
  },
} satisfies Partial<Operations>
