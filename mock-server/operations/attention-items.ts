import type { AttentionItem, TaskReference } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { recordAttention } from '../engine/attention-history.ts'
import { attentionIn, severityOf, severityRank } from '../engine/attention.ts'
import { publishedDefinition, stepFor } from '../engine/definitions.ts'
import { Failure, invalidField, notFound } from '../failures.ts'
import { iso, minuteOf } from '../store/clock.ts'
import { foundRows } from '../store/found-rows.ts'
import { audienceOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { AcknowledgementRow, AttentionHistoryRow } from '../store/rows.ts'
import { caredOrganization, worksFor } from './access.ts'
import { ordered, pageOf, withoutPage } from './lists.ts'
import type { SortKeys } from './lists.ts'
import { isoOrNull, patientReference, personReference } from './views.ts'

type One = Call<'acknowledgeAttentionItem'> | Call<'restoreAttentionItem'>

function taskOf({ instance, task }: Attention, { locale }: CallContext): TaskReference | null {
  if (instance === null) return null
  const { kind, name } = stepFor(instance, task)
  return { id: task.id, name: textIn(locale, name), kind, due_at: isoOrNull(task.dueAt) }
}

function view(item: Attention, call: CallContext): AttentionItem {
  const { world, locale } = call
  const { definition, instance, alert, invitation } = item
  const journey =
    definition === null ? undefined : (instance?.journey ?? publishedDefinition(world, definition))
  const done = world.tables.acknowledgements.get(item.id)
  return {
    id: item.id,
    kind: item.kind,
    severity: severityOf(item),
    level: item.level,
    organization: item.organization,
    since: iso(item.since),
    process_definition: definition,
    process_definition_name: journey ? textIn(locale, journey.name) : null,
    languages: journey?.languages ?? [],
    process_instance: instance?.id ?? null,
    patient: instance && patientReference(world, instance.patient),
    task: taskOf(item, call),
    audience: instance && audienceOf(stepFor(instance, item.task)),
    submission: alert?.submission.id ?? null,
    message: alert && textIn(locale, alert.says.message),
    invitation: invitation?.id ?? null,
    email: invitation?.email ?? null,
    acknowledged_at: isoOrNull(done?.at ?? null),
    acknowledged_by: done ? personReference(world, done.by) : null,
    note: done?.note ?? null,
    history: (world.tables.attentionHistory.get(item.id) ?? []).map(({ action, at, by, text }) => ({
      action,
      at: iso(at),
      by: personReference(world, by),
      text,
    })),
  }
}

/** The item if the caller may handle it, or a 404; resolved items are a 404 too. */
function itemFor(call: One): Attention {
  for (const organization of call.world.tables.organizations.keys()) {
    if (!worksFor(call, organization)) continue
    const item = attentionIn(call.world, organization).find(({ id }) => id === call.params.id)
    if (item) return item
  }
  throw notFound()
}

const sortKeys = {
  // the mildest first, as `level` sorts everywhere
  severity: (item) => -severityRank(item),
  since: ({ since }) => since,
} satisfies SortKeys<string, Attention>

const found = foundRows<Attention>()

function takenBy({ world }: CallContext, { by, at }: AcknowledgementRow): Failure {
  const who = personReference(world, by)
  const detail = {
    'en-ca': `${who.display_name} already took care of this.`,
    'fr-ca': `${who.display_name} s’en occupe déjà.`,
  }
  return new Failure(409, (locale) => ({
    detail: textIn(locale, detail),
    code: 'already_acknowledged',
    acknowledged_by: who,
    acknowledged_at: iso(at),
  }))
}

const noReason = () =>
  invalidField('reason', {
    'en-ca': 'Say why you put back what somebody else takes care of.',
    'fr-ca': 'Dites pourquoi vous remettez dans la liste ce dont une autre personne s’occupe.',
  })

/** Keeps who did what, under a name that says whom and what it is about. */
function record(
  call: One,
  item: Attention,
  action: AttentionHistoryRow['action'],
  text: string | null,
): void {
  const { id, instance, task, invitation, organization } = item
  const patient = instance && patientReference(call.world, instance.patient).display_name
  const name = instance
    ? `${textIn('en-ca', stepFor(instance, task).name)} (${patient})`
    : (invitation?.email ?? '')
  recordAttention(call.world, { id, name, organization }, { action, by: call.user, text })
}

export const attentionItems = {
  listAttentionItems: (call) => {
    const { organization, status, kind__in: kinds, process_definition: definition, patient } = call.query
    const { severity__in: severities, ordering } = call.query
    const { clock, tables } = call.world
    const { id } = caredOrganization(call, organization)
    const question = [withoutPage(call.query), minuteOf(clock.now())]
    const rows = found(call.world, question, () =>
      ordered(
        attentionIn(call.world, id).filter(
          (item) =>
            (status === undefined || tables.acknowledgements.has(item.id) === (status === 'acknowledged')) &&
            (kinds === undefined || kinds.includes(item.kind)) &&
            (severities === undefined || severities.includes(severityOf(item))) &&
            (definition === undefined || item.definition === definition) &&
            (patient === undefined || item.instance?.patient === patient),
        ),
        ordering,
        sortKeys,
      ),
    )
    return pageOf(call, rows, (item) => view(item, call))
  },

  acknowledgeAttentionItem: (call) => {
    const { world, body, user } = call
    const item = itemFor(call)
    const before = world.tables.acknowledgements.get(item.id)
    if (before && before.by !== user.id) throw takenBy(call, before)
    const note = body.note?.trim() || null
    const at = before?.at ?? world.clock.now()
    world.tables.acknowledgements.set(item.id, { by: user.id, at, note })
    if (!before) record(call, item, 'taken', note)
    else if (before.note !== note) record(call, item, 'note_changed', note)
    return view(item, call)
  },

  restoreAttentionItem: (call) => {
    const item = itemFor(call)
    const { acknowledgements } = call.world.tables
    const before = acknowledgements.get(item.id)
    if (!before) return view(item, call)
    const reason = call.body?.reason?.trim() || null
    const isOwn = before.by === call.user.id
    if (!isOwn && reason === null) throw noReason()
    acknowledgements.delete(item.id)
    record(call, item, isOwn ? 'handed_back' : 'undone', reason)
    return view(item, call)
  },
} satisfies Partial<Operations>
