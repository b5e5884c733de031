import { ApiError } from './errors.ts'
import { refusalText, saveFailure } from './save-failure.ts'

const codes = {
  journey_over: 'over',
  already_open: 'open',
  already_done: 'done',
  already_completed: 'completed',
  variable_missing: 'lacking',
} as const

export type StepFailure =
  | 'offline'
  | 'forbidden'
  | 'gone'
  | 'changed'
  | 'noTask'
  | 'failed'
  | (typeof codes)[keyof typeof codes]

export function stepFailure(error: unknown): StepFailure {
  switch (saveFailure(error)) {
    case 'offline':
      return 'offline'
    case 'locked':
      return 'forbidden'
    case 'gone':
      return 'gone'
    case 'conflict': {
      if (error instanceof ApiError && error.status === 412) return 'changed'
      const code = refusalText(error, 'code') ?? ''
      return (codes as Readonly<Partial<Record<string, StepFailure>>>)[code] ?? 'failed'
    }
    case 'refused':
      // the task is not, or no longer, part of the journey
      return error instanceof ApiError && 'task' in Object(error.body) ? 'noTask' : 'failed'
    case 'failed':
      return 'failed'
  }
}

/** Whether the failure means that the page is stale. */
export const isOutdated = (failure: StepFailure): boolean =>
  !['offline', 'failed', 'forbidden'].includes(failure)
