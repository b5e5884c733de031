import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { targetKey } from './measurement-target-row.ts'
import { userIdOf } from './seed-people.ts'
import { measurementTargetSeeds } from './seeds/measurement-targets.ts'
import type { World } from './world.ts'

/** Seeds what care teams aim for in measurements. */
export function seedMeasurementTargets({ tables }: World, today: number): void {
  for (const { organization: place, patient: key, by, daysAgo, target } of measurementTargetSeeds) {
    const organization = uuidOf(`organization:${place}`)
    const patient = uuidOf(`patient:${key}`)
    tables.measurementTargets.set(targetKey(organization, patient, target.kind), {
      ...target,
      id: uuidOf(`measurement-target:${key}-${target.kind}`),
      patient,
      organization,
      setBy: userIdOf(by),
      setAt: dayAt(today, -daysAgo, '16:20'),
    })
  }
}
