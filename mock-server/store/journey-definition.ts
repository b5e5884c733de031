import type {
  FormCondition,
  FormDefinition,
  Language,
  LocalizedText,
  TaskKind,
} from '#generated/model/index.ts'

/** What a step leads to; with `when`, only if its answers fit. */
export type NextStep = { readonly activity: string; readonly when?: FormCondition }

/** One step of a journey, as the process engine knows it. */
export type JourneyStep = {
  readonly activity: string
  readonly kind: TaskKind
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly estimatedMinutes: number | null
  /** 0 to 100, most urgent highest. */
  readonly priority: number
  /** Due at the end of so many days after it opened. */
  readonly dueInDays?: number
  readonly form?: FormDefinition
  /** What to read, paragraph by paragraph. */
  readonly content?: LocalizedText[]
  readonly next: readonly NextStep[]
  /** Answers that become variables of the journey, under their own names. */
  readonly variables?: readonly string[]
}

/** A journey that an organization offers. */
export type JourneyDefinition = {
  readonly id: string
  readonly key: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** Path on the server's own origin. */
  readonly banner: string | null
  readonly organization: string
  readonly languages: Language[]
  readonly nextTaskModal: boolean
  readonly isMonitored: boolean
  /** Null: how many there are depends on the answers. */
  readonly stepCount: number | null
  readonly first: readonly string[]
  readonly steps: readonly JourneyStep[]
}

/** One step by its activity id; undefined when the journey has none of that name. */
export const stepOf = (definition: JourneyDefinition, activity: string): JourneyStep | undefined =>
  definition.steps.find((step) => step.activity === activity)
