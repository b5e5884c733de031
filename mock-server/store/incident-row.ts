import type { VariableValue } from '#generated/model/index.ts'

/** That the engine could not open an activity of a journey, since a variable was not what the activity needs. */
export type IncidentRow = {
  readonly id: string
  readonly instance: string
  readonly activity: string
  readonly variable: string
  /** The value of the variable at that time; undefined if missing. */
  readonly found: VariableValue | undefined
  readonly createdAt: number
  resolvedAt: number | null
}
