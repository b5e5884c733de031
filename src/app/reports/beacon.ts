import type { Intake } from './report.ts'

/** A service of one's own: each report is one JSON object. */
export const beaconIntake =
  (address: string): Intake =>
  (report) => ({ address, body: JSON.stringify(report) })
