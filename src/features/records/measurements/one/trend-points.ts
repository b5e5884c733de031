import type { Measurement } from '#generated/model/index.ts'
import { convert } from '../measurement-rules.ts'

/** A value in the unit of another of the same kind, so that pounds and kilograms share a chart. */
export const inUnitOf = ({ unit }: Measurement, row: Measurement): number =>
  convert(row.value, row.unit, unit)
