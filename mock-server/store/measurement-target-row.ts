import type { MeasurementTarget } from '#generated/model/index.ts'

/** The target of one organization for one kind of a person's measurements; rows are replaced, never changed. */
export type MeasurementTargetRow = Omit<MeasurementTarget, 'organization' | 'set_by' | 'set_at'> & {
  readonly organization: string
  /** A user. */
  readonly setBy: string
  readonly setAt: number
}

export const targetKey = (organization: string, patient: string, kind: string): string =>
  [organization, patient, kind].join(':')
