import type { Measurement, MeasurementTarget } from '#generated/model/index.ts'
import { personReference } from '../operations/views.ts'
import { iso } from '../store/clock.ts'
import type { MeasurementTargetRow } from '../store/measurement-target-row.ts'
import type { World } from '../store/world.ts'

/** The targets for a person's measurements, the last one set first. */
export const targetRows = ({ tables }: World, patient: string): readonly MeasurementTargetRow[] =>
  [...tables.measurementTargets.values()]
    .filter((row) => row.patient === patient)
    .toSorted((a, b) => b.setAt - a.setAt)

export const targetView = (
  world: World,
  { organization, setBy, setAt, ...target }: MeasurementTargetRow,
): MeasurementTarget => ({
  ...target,
  organization: { id: organization, name: world.tables.organizations.get(organization)?.name ?? '' },
  set_by: personReference(world, setBy),
  set_at: iso(setAt),
})

/** The targets of the kinds of these measurements. */
export const targetsFor = (world: World, patient: string, shown: readonly Pick<Measurement, 'kind'>[]) =>
  targetRows(world, patient)
    .filter((row) => shown.some(({ kind }) => kind === row.kind))
    .map((row) => targetView(world, row))
