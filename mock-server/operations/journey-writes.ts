import type { AuditAction, JourneyDefinition, JourneyDesign } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { bannerName } from '../engine/banners.ts'
import { valueChanges } from '../engine/value-changes.ts'
import { invalidField, notFound } from '../failures.ts'
import type { JourneyFileRow, JourneyRow } from '../store/journey-row.ts'
import { fileOf } from '../store/journey-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { journeyName, journeyStatus, journeyView, workingDesign } from './journey-definition-views.ts'

type JourneyCall = CallContext & { readonly user: UserRow; readonly params: { readonly id: string } }

/** The journey of a call. @throws Failure 404 when there is none */
export function journeyFor({ world, params }: Pick<JourneyCall, 'world' | 'params'>): JourneyRow {
  const row = world.tables.journeys.get(params.id)
  if (!row) throw notFound()
  return row
}

type Changed = Partial<Pick<JourneyRow, 'draft' | 'versions' | 'retiredAt'>>

type Told = {
  readonly action: AuditAction
  readonly comment?: string | null
  /** The state to compare the change with, if it is not the draft. */
  readonly before?: JourneyDesign | undefined
}

/** Replaces a journey and records who changed it. @returns the current journey */
export function changeJourney(
  call: JourneyCall,
  row: JourneyRow,
  changed: Changed,
  { action, comment = null, before = workingDesign(row) }: Told,
): JourneyDefinition {
  const { world, user } = call
  const now: JourneyRow = {
    ...row,
    ...changed,
    revision: row.revision + 1,
    updatedAt: world.clock.now(),
    updatedBy: user.id,
  }
  world.tables.journeys.set(row.id, now)
  const after = workingDesign(now)
  recordAudit(call, {
    action,
    objectType: 'journey_definition',
    objectId: row.id,
    objectName: journeyName(now, 'en-ca'),
    organization: row.organization,
    changes: valueChanges(
      { ...before, banner: bannerName(world, before.banner), status: journeyStatus(row) },
      { ...after, banner: bannerName(world, after.banner), status: journeyStatus(now) },
    ),
    comment,
  })
  return journeyView(now, call)
}

/** Replaces the draft of a journey. @param file what it came from, if it is newly imported */
export function writeJourneyDraft(
  call: JourneyCall,
  row: JourneyRow,
  design: JourneyDesign,
  file = fileOf(row),
): JourneyDefinition {
  const { world, user } = call
  // A change withdraws the request for its review; the reason why it was sent back stays.
  const review = row.draft?.review?.returned ? row.draft.review : undefined
  const draft = { design, updatedAt: world.clock.now(), updatedBy: user.id, review, file }
  return changeJourney(call, row, { draft }, { action: 'saved_draft' })
}

type NewJourney = Pick<JourneyRow, 'key' | 'organization'> & {
  readonly design: JourneyDesign
  readonly file?: JourneyFileRow | undefined
}

/** Creates a journey with this draft. */
export function addJourney(
  call: CallContext & { readonly user: UserRow },
  { key, organization, design, file }: NewJourney,
): JourneyRow {
  const { world, user } = call
  const now = world.clock.now()
  const row: JourneyRow = {
    id: world.newId('journey-definition'),
    key,
    organization,
    revision: 1,
    versions: [],
    draft: { design, updatedAt: now, updatedBy: user.id, file },
    retiredAt: null,
    createdAt: now,
    updatedAt: now,
    updatedBy: user.id,
  }
  world.tables.journeys.set(row.id, row)
  recordAudit(call, {
    action: 'created',
    objectType: 'journey_definition',
    objectId: row.id,
    objectName: journeyName(row, 'en-ca'),
    organization,
  })
  return row
}

/** @throws Failure 400 for an unknown organization, and for a key that another journey has */
export function checkNewJourney(
  { tables }: World,
  { key, organization }: Pick<JourneyRow, 'key' | 'organization'>,
): void {
  if (!tables.organizations.has(organization)) {
    throw invalidField('organization', {
      'en-ca': 'There is no such organization.',
      'fr-ca': 'Cette organisation n’existe pas.',
    })
  }
  if ([...tables.journeys.values()].some((row) => row.key === key)) {
    throw invalidField('key', {
      'en-ca': 'Another journey has this key already.',
      'fr-ca': 'Un autre parcours a déjà cette clé.',
    })
  }
}
