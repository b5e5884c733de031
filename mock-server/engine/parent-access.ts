import type { ParentAccess } from '#generated/model/index.ts'
import { canadianDay } from '../store/clock.ts'
import type { PatientRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

const adult = 18
const noticeDays = 90

/** The birthday (`YYYY-MM-DD`) on which a person is surely so old: 1 March for 29 February, the end of a month without day. */
function birthday(born: string, age: number): string {
  const [year = 0, month = 12, day] = born.split('-').map(Number)
  const at = day === undefined ? Date.UTC(year + age, month, 0) : Date.UTC(year + age, month - 1, day)
  return new Date(at).toISOString().slice(0, 10)
}

/** What the account holder of a child's profile sees of it; undefined while nothing changes soon, and for all others. */
export function parentAccessOf(world: World, patient: PatientRow): ParentAccess | undefined {
  const { id, isSelf, dateOfBirth: born } = patient
  if (isSelf || !born) return undefined
  const journeys = world.tables.instances.where('patient', id)
  const ages = journeys.map(
    ({ organization }) => world.tables.organizations.get(organization)?.teenPrivacyAge ?? Infinity,
  )
  const age = Math.min(...ages)
  const joined = Math.min(...journeys.map(({ enrolledAt }) => enrolledAt))
  if (age === Infinity || canadianDay(joined) >= birthday(born, adult)) return undefined
  const changesOn = birthday(born, age)
  const now = world.clock.now()
  if (canadianDay(now) >= changesOn) return { level: 'limited', changes_on: changesOn, age }
  const isSoon = canadianDay(now + noticeDays * 86_400_000) >= changesOn
  return isSoon ? { level: 'full', changes_on: changesOn, age } : undefined
}
