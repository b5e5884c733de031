import type { CurrentActivity, ProcessInstance, ProcessInstanceIncident } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { incidentsOf } from '../engine/incidents.ts'
import { openTasksOf } from '../engine/progress.ts'
import { iso } from '../store/clock.ts'
import type { IncidentRow } from '../store/incident-row.ts'
import type { StepNeed } from '../store/journey-definition.ts'
import { audienceOf, stepOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, UserRow } from '../store/rows.ts'
import { isAdmin, worksFor } from './access.ts'
import { instanceView } from './journey-views.ts'
import { isoOrNull, personReference } from './views.ts'
import type { BothLanguages, Sentences } from '../store/localized.ts'

type Context = Pick<CallContext, 'world' | 'locale' | 'origin'>

const kinds: Readonly<Record<StepNeed['kind'], BothLanguages>> = {
  date: { 'en-ca': 'a date (YYYY-MM-DD)', 'fr-ca': 'une date (AAAA-MM-JJ)' },
  number: { 'en-ca': 'a number', 'fr-ca': 'un nombre' },
  text: { 'en-ca': 'a text', 'fr-ca': 'un texte' },
}

/** The expected type of a variable, for administrators: `surgery_date must be a date (YYYY-MM-DD).` */
export function needText({ variable, kind }: StepNeed): Sentences {
  return {
    'en-ca': `${variable} must be ${textIn('en-ca', kinds[kind])}.`,
    'fr-ca': `${variable} doit être ${textIn('fr-ca', kinds[kind])}.`,
  }
}

function foundText(found: IncidentRow['found']): Sentences {
  if (found === undefined) return { 'en-ca': 'It is not set.', 'fr-ca': 'Elle n’est pas définie.' }
  const value = typeof found === 'string' ? found : JSON.stringify(found)
  return { 'en-ca': `It is “${value}”.`, 'fr-ca': `Sa valeur est « ${value} ».` }
}

function incidentView(
  incident: IncidentRow,
  instance: InstanceRow,
  { locale }: Pick<Context, 'locale'>,
): ProcessInstanceIncident {
  const step = stepOf(definitionOf(instance), incident.activity)
  const need = step?.needs?.find(({ variable }) => variable === incident.variable)
  const must = need ? `${textIn(locale, needText(need))} ` : ''
  return {
    id: incident.id,
    activity: incident.activity,
    activity_name: step ? textIn(locale, step.name) : incident.activity,
    variable: incident.variable,
    message: must + textIn(locale, foundText(incident.found)),
    created_at: iso(incident.createdAt),
    resolved_at: isoOrNull(incident.resolvedAt),
  }
}

function currentActivities(instance: InstanceRow, { world, locale }: Context): CurrentActivity[] {
  return openTasksOf(world, instance.id).map((task) => {
    const step = stepFor(instance, task)
    return { activity_id: task.activity, name: textIn(locale, step.name), audience: audienceOf(step) }
  })
}

/** A journey as the caller may see it: care teams see who is responsible, administrators the engine's side too. */
export function instanceViewFor(
  instance: InstanceRow,
  call: Context & { readonly user: UserRow },
): ProcessInstance {
  if (!worksFor(call, instance.organization)) return instanceView(instance, call)
  const { assignedTo } = instance
  const view = {
    ...instanceView(instance, call),
    assigned_to: assignedTo === null ? null : personReference(call.world, assignedTo),
  }
  if (!isAdmin(call.user)) return view
  return {
    ...view,
    definition_version: definitionOf(instance).version,
    current_activities: currentActivities(instance, call),
    incidents: incidentsOf(call.world, instance.id).map((one) => incidentView(one, instance, call)),
  }
}
