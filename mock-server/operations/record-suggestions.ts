import type { RecordSuggestion } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { careTeamShareOf } from '../engine/care-team-shares.ts'
import { suggestionStatus } from '../engine/record-suggestions.ts'
import { conflict, notFound } from '../failures.ts'
import { draftOf, insertDraft, suggestedView } from '../records/suggested-records.ts'
import { iso } from '../store/clock.ts'
import type { RecordSuggestionRow } from '../store/record-suggestion-row.ts'
import type { World } from '../store/world.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { ownPerson } from './people.ts'
import { nameOf, personReference } from './views.ts'

const notShared = () =>
  conflict(
    {
      'en-ca': 'This part of the Health Story is not shared with you.',
      'fr-ca': 'Cette partie de l’Histoire de santé n’est pas partagée avec vous.',
    },
    'not_shared',
  )

const alreadyDecided = () =>
  conflict(
    {
      'en-ca': 'This suggestion is no longer open.',
      'fr-ca': 'Cette suggestion n’est plus ouverte.',
    },
    'already_decided',
  )

type Reader = Pick<CallContext, 'world' | 'locale'>

function careView({ world, locale }: Reader, row: RecordSuggestionRow): RecordSuggestion {
  const { id, patient, organization, kind, suggestedBy, suggestedAt, decidedAt } = row
  return {
    id,
    patient,
    organization: { id: organization, name: world.tables.organizations.get(organization)?.name ?? '' },
    suggested_by: personReference(world, suggestedBy),
    suggested_at: iso(suggestedAt),
    kind,
    status: suggestionStatus(world, row),
    decided_at: decidedAt === null ? null : iso(decidedAt),
    record: null,
    ...suggestedView(row, locale),
  }
}

const ownView = (reader: Reader, row: RecordSuggestionRow): RecordSuggestion => ({
  ...careView(reader, row),
  record: row.status === 'accepted' ? row.draft.id : null,
})

/** Newest first. */
const newestFirst = ({ tables }: World, keeps: (row: RecordSuggestionRow) => boolean) =>
  [...tables.recordSuggestions.values()].filter(keeps).toReversed()

function rowFor(call: Call<'answerRecordSuggestion'>): RecordSuggestionRow {
  const row = call.world.tables.recordSuggestions.get(call.params.id)
  if (!row) throw notFound()
  ownPatientFor(call, row.patient)
  return row
}

/** What care teams suggest for a Health Story, and what its owner decides. */
export const recordSuggestions = {
  listPersonSuggestions: (call) => {
    const { id: patient } = ownPerson(call)
    const { world, params } = call
    const rows = newestFirst(world, (row) => row.patient === patient && row.organization === params.id)
    return pageOf(call, rows, (row) => careView(call, row))
  },

  createPersonSuggestion: (call) => {
    const { world, user, params, body } = call
    const patient = ownPerson(call)
    const suggested = draftOf(call, patient.id, body)
    if (!careTeamShareOf(world, params.id, patient.id).sections.includes(suggested.kind)) throw notShared()
    const row: RecordSuggestionRow = {
      ...suggested,
      id: world.newId('record-suggestion'),
      patient: patient.id,
      organization: params.id,
      suggestedBy: user.id,
      suggestedAt: world.clock.now(),
      status: 'open',
      decidedAt: null,
    }
    world.tables.recordSuggestions.set(row.id, row)
    // Without what is suggested: administrators read the audit events.
    recordAudit(call, {
      action: 'created',
      objectType: 'record_suggestion',
      objectId: patient.id,
      objectName: nameOf(patient),
      organization: params.id,
    })
    return careView(call, row)
  },

  listRecordSuggestions: (call) => {
    const { world, query } = call
    const { id: patient } = ownPatientFor(call, query.patient)
    const { status } = query
    const rows = newestFirst(
      world,
      (row) => row.patient === patient && (status === undefined || suggestionStatus(world, row) === status),
    )
    return pageOf(call, rows, (row) => ownView(call, row))
  },

  answerRecordSuggestion: (call) => {
    const { world, body } = call
    const row = rowFor(call)
    const status = suggestionStatus(world, row)
    if (status === body.status) return ownView(call, row)
    if (status !== 'open') throw alreadyDecided()
    const now = world.clock.now()
    if (body.status === 'accepted') insertDraft(world, row, iso(now))
    const decided = { ...row, status: body.status, decidedAt: now }
    world.tables.recordSuggestions.set(row.id, decided)
    return ownView(call, decided)
  },
} satisfies Partial<Operations>
