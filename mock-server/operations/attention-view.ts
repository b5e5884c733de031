import type { AttentionItem, TaskReference } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { severityOf } from '../engine/attention.ts'
import { publishedDefinition, stepFor } from '../engine/definitions.ts'
import { iso } from '../store/clock.ts'
import { audienceOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import { isoOrNull, patientReference, personReference } from './views.ts'

function taskOf({ instance, task }: Attention, { locale }: CallContext): TaskReference | null {
  if (instance === null) return null
  const { kind, name } = stepFor(instance, task)
  return { id: task.id, name: textIn(locale, name), kind, due_at: isoOrNull(task.dueAt) }
}

/** An item as the care team reads it. */
export function attentionView(item: Attention, call: CallContext): AttentionItem {
  const { world, locale } = call
  const { definition, instance, alert, invitation } = item
  const journey =
    definition === null ? undefined : (instance?.journey ?? publishedDefinition(world, definition))
  const done = world.tables.acknowledgements.get(item.id)
  const assigned = world.tables.assignments.get(item.id)
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
    assigned_to: assigned ? personReference(world, assigned.to) : null,
    acknowledged_at: isoOrNull(done?.at ?? null),
    acknowledged_by: done ? personReference(world, done.by) : null,
    note: done?.note ?? null,
    history: (world.tables.attentionHistory.get(item.id) ?? []).map(({ action, at, by, to, text }) => ({
      action,
      at: iso(at),
      by: personReference(world, by),
      to: to === null ? null : personReference(world, to),
      text,
    })),
  }
}
