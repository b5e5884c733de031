import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { audienceOf } from '../store/journey-definition.ts'

/** The activity of the form that is answered first, which a design names by the form alone. */
const startActivity = 'enrolment_start'

const startText = {
  name: { 'en-ca': 'Before you start', 'fr-ca': 'Avant de commencer' },
  description: {
    'en-ca': 'A few questions, so that the steps fit you.',
    'fr-ca': 'Quelques questions, pour que les étapes vous conviennent.',
  },
}

/** A published journey as those who set journeys up write it. */
export function designOf(definition: JourneyDefinition): JourneyDesign {
  const { careTeam } = definition
  const start = definition.steps.find(({ activity }) => activity === startActivity)
  return {
    name: definition.name,
    description: definition.description,
    audience: definition.audience,
    banner: definition.banner,
    languages: [...definition.languages],
    next_task_modal: definition.nextTaskModal,
    estimated_weeks: definition.estimatedWeeks,
    is_monitored: definition.isMonitored,
    response_hours: definition.responseHours,
    monitoring_note: definition.monitoringNote,
    care_team: {
      name: careTeam.name,
      contact_name: careTeam.contactName,
      phone: careTeam.phone,
      email: careTeam.email,
      hours: careTeam.hours,
    },
    recommendation: definition.recommendation,
    start_form: start?.form ?? null,
    table_columns: [...(definition.tableColumns ?? [])],
    first: start ? start.next.map(({ activity }) => activity) : [...definition.first],
    steps: definition.steps.filter((step) => step !== start).map(stepDesign),
    ...(definition.whatIfs && { what_ifs: [...definition.whatIfs] }),
  }
}

const stepDesign = (step: JourneyStep): JourneyDesignStep => ({
  activity_id: step.activity,
  kind: step.kind,
  audience: audienceOf(step),
  repeatable: step.repeatable ?? false,
  name: step.name,
  description: step.description,
  estimated_minutes: step.estimatedMinutes,
  priority: step.priority,
  due_in_days: step.dueInDays ?? null,
  form: step.form ?? null,
  content: step.content ?? [],
  prefill: Object.entries(step.prefill ?? {}).map(([field, source]) => ({ field, source })),
  repeat: step.repeat ? { times: step.repeat.times, every_days: step.repeat.everyDays } : null,
  variables: [...(step.variables ?? [])],
  score: step.score ? { variable: step.score.variable, of: [...step.score.of] } : null,
  needs: [...(step.needs ?? [])],
  next: step.next.map(({ activity, when }) => ({ activity_id: activity, when: when ?? null })),
})

type Published = Pick<JourneyDefinition, 'id' | 'key' | 'organization' | 'version'>

/**
 * What the process engine runs of a design.
 * @param design one without problems (engine/journey-problems.ts)
 * @param published which journey it is, and the number of its version
 * @param answersOfStart the questions of the form that is answered first; they become variables
 */
export function definitionFrom(
  design: JourneyDesign,
  { id, key, organization, version }: Published,
  answersOfStart: readonly string[],
): JourneyDefinition {
  const { care_team: careTeam, start_form: form } = design
  const steps = design.steps.map(stepFrom)
  const start = form === null ? undefined : startStep(form, design.first, answersOfStart)
  return {
    id,
    key,
    organization,
    version,
    name: design.name,
    description: design.description,
    audience: design.audience,
    banner: design.banner,
    languages: design.languages,
    nextTaskModal: design.next_task_modal,
    estimatedWeeks: design.estimated_weeks,
    isMonitored: design.is_monitored,
    responseHours: design.response_hours,
    monitoringNote: design.monitoring_note,
    careTeam: {
      name: careTeam.name,
      contactName: careTeam.contact_name,
      phone: careTeam.phone,
      email: careTeam.email,
      hours: careTeam.hours,
    },
    recommendation: design.recommendation,
    tableColumns: design.table_columns,
    first: start ? [startActivity] : design.first,
    steps: start ? [start, ...steps] : steps,
    ...(design.what_ifs && { whatIfs: design.what_ifs }),
  }
}

const startStep = (form: string, first: readonly string[], variables: readonly string[]): JourneyStep => ({
  activity: startActivity,
  kind: 'form',
  ...startText,
  estimatedMinutes: null,
  priority: 100,
  form,
  variables,
  next: first.map((activity) => ({ activity })),
})

function stepFrom(step: JourneyDesignStep): JourneyStep {
  const { due_in_days: dueInDays, form, content, prefill, repeat, variables, score, needs, next } = step
  return {
    activity: step.activity_id,
    kind: step.kind,
    audience: step.audience,
    repeatable: step.repeatable,
    name: step.name,
    description: step.description,
    estimatedMinutes: step.estimated_minutes,
    priority: step.priority,
    ...(dueInDays !== null && { dueInDays }),
    ...(form !== null && { form }),
    ...(content.length > 0 && { content }),
    ...(prefill.length > 0 && {
      prefill: Object.fromEntries(prefill.map(({ field, source }) => [field, source])),
    }),
    ...(repeat && { repeat: { times: repeat.times, everyDays: repeat.every_days } }),
    ...(variables.length > 0 && { variables }),
    ...(score && { score }),
    ...(needs.length > 0 && { needs }),
    next: next.map(({ activity_id: activity, when }) => (when ? { activity, when } : { activity })),
  }
}

/** A journey of which nothing is written but its name. */
export const blankDesign = (name: JourneyDesign['name']): JourneyDesign => ({
  name,
  description: { 'en-ca': '', 'fr-ca': '' },
  audience: { 'en-ca': '', 'fr-ca': '' },
  banner: null,
  languages: ['en-ca', 'fr-ca'],
  next_task_modal: true,
  estimated_weeks: null,
  is_monitored: false,
  response_hours: null,
  monitoring_note: null,
  care_team: {
    name: { 'en-ca': '', 'fr-ca': '' },
    contact_name: null,
    phone: null,
    email: null,
    hours: null,
  },
  recommendation: null,
  start_form: null,
  table_columns: [],
  first: [],
  steps: [],
})
