import type { ComponentType } from 'react'
import type {
  FormAlert,
  FormData,
  FormDefinition,
  JourneyTrialMove,
  LocalizedText,
  Task,
} from '#generated/model/index.ts'

/** The answers of a step that was completed, and the alerts that they trigger. */
export type StepResult = { readonly answers: FormData; readonly alerts: readonly FormAlert[] }

/** Renders steps as patients see them. Passed in by the page, because features do not import each other. */
export type TrialParts = {
  Form: ComponentType<{
    definition: FormDefinition
    /** The date of the trial (`YYYY-MM-DD`), which answers are checked against. */
    today: string
    organizationName: string
    onExit: () => void
    onSubmit: (result: StepResult) => void
  }>
  Reading: ComponentType<{
    task: Pick<Task, 'description' | 'languages'>
    content: readonly LocalizedText[]
  }>
}

/** A move of the trial, and the alerts that its answers triggered. */
export type Played = { readonly move: JourneyTrialMove; readonly alerts: readonly FormAlert[] }
