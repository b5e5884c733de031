import type { JourneyComment, JourneyCommentCount } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import { invalidField, notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { JourneyCommentRow } from '../store/journey-comment-row.ts'
import type { World } from '../store/world.ts'
import { pageOf } from './lists.ts'
import { isoOrNull, personReference } from './views.ts'

/** The most comments that a step has. */
const most = 100

function view(row: JourneyCommentRow, { world }: Pick<CallContext, 'world'>): JourneyComment {
  const { id, journey, step, text, author, createdAt, resolved } = row
  return {
    id,
    journey,
    step,
    text,
    author: personReference(world, author),
    created_at: iso(createdAt),
    resolved_at: isoOrNull(resolved?.at ?? null),
    resolved_by: resolved && personReference(world, resolved.by),
  }
}

/** The comments of a journey. @throws Failure 404 when there is no such journey */
function commentsOn({ tables }: World, journey: string): readonly JourneyCommentRow[] {
  if (!tables.journeys.has(journey)) throw notFound()
  return tables.journeyComments.where('journey', journey)
}

function commentFor({
  world,
  params,
}: Pick<CallContext, 'world'> & { readonly params: { readonly id: string } }) {
  const row = world.tables.journeyComments.get(params.id)
  if (!row) throw notFound()
  return row
}

function openCounts(rows: readonly JourneyCommentRow[]): JourneyCommentCount[] {
  const counts = new Map<string, number>()
  for (const { step, resolved } of rows) if (!resolved) counts.set(step, (counts.get(step) ?? 0) + 1)
  return [...counts].map(([step, count]) => ({ step, count }))
}

/** Comments of administrators on the steps of journeys. */
export const journeyComments = {
  listJourneyComments: (call) => {
    const { journey, step } = call.query
    const rows = commentsOn(call.world, journey)
    const wanted = step === undefined ? rows : rows.filter((row) => row.step === step)
    return { ...pageOf(call, wanted, (row) => view(row, call)), open_counts: openCounts(rows) }
  },

  createJourneyComment: (call) => {
    const { world, user, body } = call
    const { journey, step, text } = body
    if (commentsOn(world, journey).filter((row) => row.step === step).length >= most) {
      throw invalidField('text', {
        'en-ca': `This step has ${most} comments already. Delete one first.`,
        'fr-ca': `Cette étape a déjà ${most} commentaires. Supprimez-en un d’abord.`,
      })
    }
    const row: JourneyCommentRow = {
      id: world.newId('journey-comment'),
      journey,
      step,
      text: text.trim(),
      author: user.id,
      createdAt: world.clock.now(),
      resolved: null,
    }
    world.tables.journeyComments.set(row.id, row)
    return view(row, call)
  },

  updateJourneyComment: (call) => {
    const { world, user, body } = call
    const row = commentFor(call)
    const resolved = body.is_resolved ? (row.resolved ?? { at: world.clock.now(), by: user.id }) : null
    const now = { ...row, resolved }
    world.tables.journeyComments.set(row.id, now)
    return view(now, call)
  },

  deleteJourneyComment: (call) => {
    const row = commentFor(call)
    if (row.author !== call.user.id) throw notFound()
    call.world.tables.journeyComments.delete(row.id)
  },
} satisfies Partial<Operations>
