import type { EffectSeen } from '../report.ts'
import type { Session } from '../session.ts'
import { effectKey, effectsOf } from './effect.ts'

/** What became of every effect of the operations that were to be asked; undefined where they promise none. */
export function effectsSeen({ operations, effects: outcomes }: Session): EffectSeen[] | undefined {
  const all = operations.flatMap((operation) =>
    (effectsOf(operation) ?? []).map((effect) => ({
      operation: operation.id,
      read: effect.read,
      field: effect.field ?? null,
      becomes: effect.becomes,
      outcome: outcomes.get(effectKey(operation, effect)) ?? ('not-seen' as const),
    })),
  )
  return all.length > 0 ? all : undefined
}
