import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/**
 * What an operation does beyond its answer, as `x-effects` says it (docs/conformance.md): what `read` shows of it
 * afterwards.
 */
export type Effect = {
  /** The operationId of a GET. */
  readonly read: string
  /** Values for its parameters, by name; others are those of the same name in the call. */
  readonly parameters: JsonObject
  /** Which row of a list is meant, by its fields. */
  readonly row: JsonObject | undefined
  /** Where the value is, without a first slash: `status`, `draft/title`; undefined for the thing or row itself. */
  readonly field: string | undefined
  /** `there`, `gone`, `added`, `present`, `absent`, `changed`, a runtime expression, or the value itself. */
  readonly becomes: Json
}

/** The effects that the contract names for an operation; undefined where it says nothing about them. */
export function effectsOf({ extensions }: Operation): Effect[] | undefined {
  const named = extensions['x-effects']
  if (!Array.isArray(named)) return undefined
  return named.flatMap((effect) => {
    if (!isObject(effect) || typeof effect.read !== 'string' || effect.becomes === undefined) return []
    const { read, parameters, row, field, becomes } = effect
    return {
      read,
      parameters: isObject(parameters) ? parameters : {},
      row: isObject(row) ? row : undefined,
      field: typeof field === 'string' ? field : undefined,
      becomes,
    }
  })
}

/** Whether a run saw an effect happen, or not happen. */
export type EffectOutcome = 'seen' | 'broken'

/** What identifies an effect among those of all operations. */
export const effectKey = ({ id }: Operation, effect: Effect): string => JSON.stringify([id, effect])
