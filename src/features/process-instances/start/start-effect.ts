import type {
  ActivityNeed,
  ExecutionCreateInstructionType,
  FollowingActivity,
  JourneyActivity,
} from '#generated/model/index.ts'

export type StartEffect =
  | { readonly kind: 'opens' | 'isOpen' | 'isDone' }
  | { readonly kind: 'lacks'; readonly need: ActivityNeed }
  | { readonly kind: 'follows'; readonly following: readonly FollowingActivity[] }

/** Predicts from the displayed data; the server decides (CALL-49). */
export function startEffect(
  activity: JourneyActivity,
  instruction: ExecutionCreateInstructionType,
): StartEffect {
  if (instruction !== 'startBeforeActivity') return { kind: 'follows', following: activity.following }
  if (activity.open_task !== null) return { kind: 'isOpen' }
  if (activity.last_started_at !== null && !activity.repeatable) return { kind: 'isDone' }
  const need = activity.needs.find(({ is_met: isMet }) => !isMet)
  return need ? { kind: 'lacks', need } : { kind: 'opens' }
}
