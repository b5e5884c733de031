import type { AttentionSeverity } from '#generated/model/index.ts'
import type { Tone } from '#src/ui/data/Badge.tsx'

/** Colours that reinforce the label. */
export const severityTones = {
  danger_to_life: 'danger',
  worrying: 'danger',
  late: 'warning',
  unfinished: 'neutral',
  information: 'neutral',
} as const satisfies Record<AttentionSeverity, Tone>
