import type { PersonName } from './people.ts'

/** An acknowledgement of a step or of its answers: the journey by its key, and the note. */
export type AcknowledgementSeed = {
  readonly kind: 'overdue_task' | 'alert'
  readonly journey: string
  readonly activity: string
  readonly by: PersonName
  readonly daysAgo: number
  readonly note: string
}

export const acknowledgementSeeds: readonly AcknowledgementSeed[] = [
  {
    kind: 'overdue_task',
    journey: 'rose-hip',
    activity: 'hip_check_in',
    by: 'ana',
    daysAgo: 1,
    note: 'Spoke with her son Theo. They will answer together on the weekend.',
  },
  {
    kind: 'alert',
    journey: 'walter-hip',
    activity: 'readiness_call',
    by: 'samuel',
    daysAgo: 8,
    note: 'The wound nurse sees him on Thursday.',
  },
  {
    kind: 'alert',
    journey: 'irene-mood',
    activity: 'mood',
    by: 'ana',
    daysAgo: 11,
    note: 'Called her on the same day. Her daughter comes by every evening.',
  },
]
