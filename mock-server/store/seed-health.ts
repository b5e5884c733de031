import { dayAt, iso } from './clock.ts'
import { uuidOf } from './ids.ts'
import type { RecordTable } from './record-tables.ts'
import { userIdOf } from './seed-people.ts'
import { patientIdOf } from './seeds/profile-id.ts'
import { allergySeeds } from './seeds/health/allergies.ts'
import { conditionSeeds } from './seeds/health/conditions.ts'
import { medicationSeeds } from './seeds/health/medications.ts'
import { familyHistorySeeds } from './seeds/health/family-history.ts'
import { immunizationSeeds } from './seeds/health/immunizations.ts'
import { measurementSeeds } from './seeds/health/measurements.ts'
import { procedureSeeds } from './seeds/health/procedures.ts'
import type { RecordSeed } from './seeds/health/record-seed.ts'
import { testResultSeeds } from './seeds/health/test-results.ts'
import type { World } from './world.ts'

/** The health records of every profile. */
export function seedHealth(world: World, today: number): void {
  const { records } = world.tables
  seedRecords(world, today, { name: 'allergy', table: records.allergies, seeds: allergySeeds })
  seedRecords(world, today, { name: 'condition', table: records.conditions, seeds: conditionSeeds })
  seedRecords(world, today, { name: 'medication', table: records.medications, seeds: medicationSeeds(today) })
  seedRecords(world, today, {
    name: 'test-result',
    table: records.testResults,
    seeds: testResultSeeds(today),
  })
  seedRecords(world, today, {
    name: 'family-history',
    table: records.familyHistory,
    seeds: familyHistorySeeds,
  })
  seedRecords(world, today, { name: 'procedure', table: records.procedures, seeds: procedureSeeds })
  seedRecords(world, today, {
    name: 'immunization',
    table: records.immunizations,
    seeds: immunizationSeeds,
  })
  seedRecords(world, today, {
    name: 'measurement',
    table: records.measurements,
    seeds: measurementSeeds(today),
  })
}

type Seeded<Own extends object> = {
  /** Of the ids. */
  readonly name: string
  readonly table: RecordTable<Own>
  readonly seeds: readonly RecordSeed<Own>[]
}

function seedRecords<Own extends object>(
  { tables }: World,
  today: number,
  { name, table, seeds }: Seeded<Own>,
): void {
  for (const seed of seeds) {
    const id = uuidOf(`${name}:${seed.key}`)
    const patient = patientIdOf(seed.profile)
    const writer = seed.by ? userIdOf(seed.by) : tables.patients.get(patient)?.user
    const user = tables.users.get(writer ?? '')
    const at = iso(dayAt(today, -seed.daysAgo, '15:20'))
    table.rows.set(id, {
      id,
      patient,
      source: seed.source ?? 'self_reported',
      source_document: seed.document === undefined ? null : uuidOf(`document:${seed.document}`),
      source_submission: null,
      source_text: null,
      recorded_by: user ? { id: user.id, display_name: `${user.firstName} ${user.lastName}` } : null,
      patient_note: null,
      created_at: at,
      updated_at: at,
      last_confirmed_at:
        seed.confirmedDaysAgo === undefined ? null : iso(dayAt(today, -seed.confirmedDaysAgo, '16:05')),
      ...seed.fields,
    })
  }
}
