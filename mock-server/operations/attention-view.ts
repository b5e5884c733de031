import type { AttentionItem, TaskReference } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { alertAnswers } from '../engine/alert-answers.ts'
import type { Attention } from '../engine/attention.ts'
import { escalatedAt, severityOf } from '../engine/attention.ts'
import { publishedDefinition, stepFor } from '../engine/definitions.ts'
import { iso } from '../store/clock.ts'
import { audienceOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import { caresAt } from './access.ts'
import { isoOrNull, patientReference, personReference } from './views.ts'

type AttentionCall = CallContext & { readonly user: UserRow }

function taskOf({ instance, task }: Attention, { locale }: CallContext): TaskReference | null {
  if (instance === null) return null
  const { kind, name } = stepFor(instance, task)
  return { id: task.id, name: textIn(locale, name), kind, due_at: isoOrNull(task.dueAt) }
}

/** The birth date, for the care team alone: an administrator has no patients. */
function birthDateOf({ instance, organization }: Attention, call: AttentionCall): string | null {
  if (instance === null || !caresAt(call, organization)) return null
  return call.world.tables.patients.get(instance.patient)?.dateOfBirth ?? null
}

/** An item as the care team reads it. */
export function attentionView(item: Attention, call: AttentionCall): AttentionItem {
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
    date_of_birth: birthDateOf(item, call),
    task: taskOf(item, call),
    audience: instance && audienceOf(stepFor(instance, item.task)),
    submission: alert?.submission.id ?? null,
    message: alert && textIn(locale, alert.says.message),
    answers: alert ? alertAnswers(alert, locale) : [],
    invitation: invitation?.id ?? null,
    email: invitation?.email ?? null,
    assigned_to: assigned ? personReference(world, assigned.to) : null,
    escalated_at: isoOrNull(escalatedAt(world, item)),
    acknowledged_at: isoOrNull(done?.at ?? null),
    acknowledged_by: done ? personReference(world, done.by) : null,
    note: done?.note ?? null,
    history: (world.tables.attentionHistory.get(item.id) ?? []).map(
      ({ action, at, by, to, outcome, text }) => ({
        action,
        at: iso(at),
        by: personReference(world, by),
        to: to === null ? null : personReference(world, to),
        outcome: outcome ?? null,
        text,
      }),
    ),
  }
}
