import type { FormData, TaskResponse, VariableValue } from '#generated/model/index.ts'
import type { JourneyDefinition } from '../journey-definition.ts'
import type { PersonName } from './people.ts'

type StepOfDay = { readonly activity: string; readonly daysAgo: number }

/** A step that was done with these answers. `{day:-40}` in an answer is a date. */
type DoneStep = StepOfDay & {
  readonly answers: FormData
  readonly response?: TaskResponse
  readonly question?: string
  /** Who of the care team did it; else the person. */
  readonly by?: PersonName
}

/** An event of a step some days ago: it was done, or a member of the care team started or removed it. */
export type PlayedStep =
  | DoneStep
  | (StepOfDay & { readonly startedBy: PersonName })
  | (StepOfDay & { readonly removedBy: PersonName })

/** The initial state of an enrolment; the process engine plays it through. */
export type EnrolmentSeed = {
  readonly key: string
  readonly definition: JourneyDefinition
  readonly person: PersonName
  /** The key of one of the person's profiles. */
  readonly profile: string
  readonly daysAgo: number
  /** Variables written by other systems. */
  readonly startVariables?: Readonly<Record<string, VariableValue>>
  /** In the order it happened. */
  readonly done: readonly PlayedStep[]
  readonly draft?: {
    readonly activity: string
    readonly daysAgo: number
    readonly page: string
    readonly answers: FormData
  }
  /** Enrolled, but nothing was opened yet. */
  readonly isPending?: boolean
  readonly cancelledDaysAgo?: number
  /** Why it was left. */
  readonly reason?: string
}
