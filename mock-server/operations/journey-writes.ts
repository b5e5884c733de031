import type { AuditAction, JourneyDefinition, JourneyDesign } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { bannerName } from '../engine/banners.ts'
import { valueChanges } from '../engine/value-changes.ts'
import { notFound } from '../failures.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import type { UserRow } from '../store/rows.ts'
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
