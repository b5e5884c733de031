import type { HealthStoryShare } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import {
  accessedShare,
  mostActiveShares,
  mostNotes,
  newPasscode,
  newSecret,
  openShare,
  shareAttempts,
  shareLifetime,
  shareStatusAt,
  unlockShare,
} from '../engine/shares.ts'
import { conflict, forbidden, notFound } from '../failures.ts'
import { healthStoryOf } from '../records/health-story.ts'
import { iso } from '../store/clock.ts'
import type { PatientRow } from '../store/rows.ts'
import type { ShareRow } from '../store/share-row.ts'
import type { World } from '../store/world.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { isoOrNull } from './views.ts'

const sharesOf = (world: World, patient: string): ShareRow[] =>
  [...world.tables.shares.values()].filter((one) => one.patient === patient)

const shareView = (share: ShareRow, { world }: Pick<CallContext, 'world'>): HealthStoryShare => ({
  id: share.id,
  patient: share.patient,
  label: share.label,
  view: share.view,
  sections: [...share.sections],
  hidden_records: [...share.hiddenRecords],
  since: share.since,
  language: share.language,
  allow_note: share.allowNote,
  status: shareStatusAt(share, world.clock.now()),
  created_at: iso(share.createdAt),
  expires_at: iso(share.expiresAt),
  revoked_at: isoOrNull(share.revokedAt),
  opened_count: share.openings.length,
  last_opened_at: isoOrNull(share.openings.at(-1)?.openedAt ?? null),
  openings: share.openings
    .toReversed()
    .slice(0, 100)
    .map(({ openedAt, recipientName }) => ({ opened_at: iso(openedAt), recipient_name: recipientName })),
  notes: share.notes.toReversed().map(noteView),
})

const noteView = ({ id, authorName, text, createdAt }: ShareRow['notes'][number]) => ({
  id,
  author_name: authorName,
  text,
  created_at: iso(createdAt),
})

/** First name and initial: enough to know whose it is, before the passcode. */
const fromName = ({ firstName, lastName }: PatientRow): string =>
  [firstName, lastName && `${lastName.charAt(0)}.`].filter(Boolean).join(' ')

/** The profile that a share belongs to. */
function patientOfShare(world: World, share: ShareRow): PatientRow {
  const patient = world.tables.patients.get(share.patient)
  if (!patient) throw notFound()
  return patient
}

export const healthStoryShares = {
  listHealthStoryShares: (call) => {
    const { query, world } = call
    const patient = ownPatientFor(call, query.patient)
    const now = world.clock.now()
    const rows = sharesOf(world, patient.id)
      .filter((one) => !query.status__in || query.status__in.includes(shareStatusAt(one, now)))
      .toSorted((a, b) => b.createdAt - a.createdAt)
    return pageOf(call, rows, (row) => shareView(row, call))
  },

  createHealthStoryShare: (call) => {
    const { body, world, origin } = call
    const patient = ownPatientFor(call, body.patient)
    const now = world.clock.now()
    const active = sharesOf(world, patient.id).filter((one) => shareStatusAt(one, now) === 'active')
    if (active.length >= mostActiveShares) {
      throw conflict(
        {
          'en-ca': 'Too many links are active. Turn one off first.',
          'fr-ca': 'Trop de liens sont actifs. Désactivez-en un d’abord.',
        },
        'too_many_shares',
      )
    }
    const share: ShareRow = {
      id: world.newId('share'),
      token: newSecret(16),
      passcode: newPasscode(),
      patient: patient.id,
      label: body.label.trim(),
      view: body.view,
      sections: [...new Set(body.sections)],
      hiddenRecords: body.hidden_records,
      since: body.since ?? null,
      language: body.language,
      allowNote: body.allow_note,
      createdAt: now,
      expiresAt: now + shareLifetime,
      revokedAt: null,
      attemptsLeft: shareAttempts,
      openings: [],
      notes: [],
      accesses: new Set(),
    }
    world.tables.shares.set(share.id, share)
    const { id, token, passcode, expiresAt } = share
    return { id, token, url: `${origin}/share/${token}/accept`, passcode, expires_at: iso(expiresAt) }
  },

  revokeHealthStoryShare: (call) => {
    const share = call.world.tables.shares.get(call.params.id)
    if (!share) throw notFound()
    ownPatientFor(call, share.patient)
    share.revokedAt ??= call.world.clock.now()
    return shareView(share, call)
  },

  reviewHealthStoryShare: ({ params, world }) => {
    const share = openShare(world, params.token)
    return {
      from_name: fromName(patientOfShare(world, share)),
      expires_at: iso(share.expiresAt),
      allow_note: share.allowNote,
      attempts_remaining: share.attemptsLeft,
    }
  },

  unlockHealthStoryShare: ({ params, body, world }) => {
    const { access, share } = unlockShare(world, params.token, {
      passcode: body.passcode,
      recipientName: body.recipient_name ?? '',
    })
    return { access_token: access, expires_at: iso(share.expiresAt) }
  },

  getSharedHealthStory: (call) => {
    const { params, world, bearer } = call
    const share = accessedShare(world, params.token, bearer)
    const patient = patientOfShare(world, share)
    return {
      from_name: fromName(patient),
      expires_at: iso(share.expiresAt),
      view: share.view,
      language: share.language,
      allow_note: share.allowNote,
      since: share.since,
      story: healthStoryOf(call, patient, {
        sections: share.sections,
        hidden: share.hiddenRecords,
        since: share.since,
        view: share.view,
      }),
    }
  },

  createHealthStoryShareNote: ({ params, body, world, bearer }) => {
    const share = accessedShare(world, params.token, bearer)
    if (!share.allowNote) throw forbidden()
    if (share.notes.length >= mostNotes) {
      throw conflict(
        {
          'en-ca': "You can't leave any more notes here.",
          'fr-ca': 'Vous ne pouvez plus laisser de note ici.',
        },
        'too_many_notes',
      )
    }
    const note = {
      id: world.newId('share-note'),
      authorName: body.author_name.trim(),
      text: body.text.trim(),
      createdAt: world.clock.now(),
    }
    share.notes.push(note)
    return noteView(note)
  },
} satisfies Partial<Operations>
