import type {
  FormCondition,
  JourneyWhatIf,
  Language,
  LocalizedText,
  TaskAudience,
  TaskKind,
} from '#generated/model/index.ts'

/** A successor of a step; with `when`, only if its answers and the journey's variables match. */
export type NextStep = { readonly activity: string; readonly when?: FormCondition }

/** A variable that the journey must have before a step can be opened; `date`: a text `YYYY-MM-DD`. */
export type StepNeed = { readonly variable: string; readonly kind: 'date' | 'number' | 'text' }

/** One step of a journey, as the process engine knows it. */
export type JourneyStep = {
  readonly activity: string
  readonly kind: TaskKind
  /** Who does it; the patient unless it says otherwise. */
  readonly audience?: TaskAudience
  /** The care team may start it again after it was done. */
  readonly repeatable?: boolean
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly estimatedMinutes: number | null
  /** 0 to 100, most urgent highest. */
  readonly priority: number
  /** Due at the end of so many days after it opened. */
  readonly dueInDays?: number
  /** The key of its form; a task keeps the version that is published when it opens. */
  readonly form?: string
  /** Questions whose answer the record already holds, and what of the person it is. */
  readonly prefill?: Readonly<Record<string, 'email'>>
  /** The text to read, by paragraph. */
  readonly content?: LocalizedText[]
  /** Done so many times, the next one so many days after the one before; what follows comes after the last time. */
  readonly repeat?: { readonly times: number; readonly everyDays: number }
  readonly next: readonly NextStep[]
  /** Without these the step is not opened: the journey gets an incident (engine/incidents.ts). */
  readonly needs?: readonly StepNeed[]
  /** Answers that become variables of the journey, under their own names. */
  readonly variables?: readonly string[]
  /** Adds answers up to a variable, as questionnaires do; each answer is a number, or a number as text. */
  readonly score?: { readonly variable: string; readonly of: readonly string[] }
}

/** Whom to turn to about a journey, beside the organization's own address. */
type CareTeam = {
  readonly name: LocalizedText
  readonly contactName: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly hours: LocalizedText | null
}

/** A variable that the care team may see beside a patient's name, and what to call it there. */
export type VariableColumn = { readonly variable: string; readonly label: LocalizedText }

/** A journey that an organization offers. */
export type JourneyDefinition = {
  readonly id: string
  readonly key: string
  /** Incremented with every publishing; an enrolment keeps the version it started with. */
  readonly version: number
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** Path on the server's own origin. */
  readonly banner: string | null
  readonly organization: string
  readonly languages: Language[]
  readonly nextTaskModal: boolean
  /** Who it is for. */
  readonly audience: LocalizedText
  readonly estimatedWeeks: number | null
  readonly isMonitored: boolean
  /** Within how many hours the care team takes an alert; null: no time is promised. */
  readonly responseHours: number | null
  /** Who reads the answers and when, or what to do if no one does. */
  readonly monitoringNote: LocalizedText | null
  readonly careTeam: CareTeam
  /** Why it is recommended to the patients of the organization; null: it is not. */
  readonly recommendation: LocalizedText | null
  readonly tableColumns?: readonly VariableColumn[]
  readonly first: readonly string[]
  readonly steps: readonly JourneyStep[]
  /** What its author expects of the branches. */
  readonly whatIfs?: readonly JourneyWhatIf[]
}

/** One step by its activity id; undefined when the journey has none of that name. */
export const stepOf = (definition: JourneyDefinition, activity: string): JourneyStep | undefined =>
  definition.steps.find((step) => step.activity === activity)

export const audienceOf = ({ audience = 'patient' }: JourneyStep): TaskAudience => audience
