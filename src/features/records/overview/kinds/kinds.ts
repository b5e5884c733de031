import type { ComponentProps, ComponentType } from 'react'
import type { RecordKind } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import {
  IconAlertTriangle,
  IconBandage,
  IconFileText,
  IconPill,
  IconStethoscope,
  IconTestPipe,
  IconUsers,
  IconVaccine,
} from '#src/ui/icons.ts'

/** The kinds of records (PROD-13, with documents), as in routes and texts. */
export const kindNames = [
  'allergies',
  'conditions',
  'documents',
  'familyHistory',
  'immunizations',
  'medications',
  'procedures',
  'testResults',
] as const
export type KindName = (typeof kindNames)[number]

/** Their names in the API. */
export const wireKind = {
  allergies: 'allergies',
  conditions: 'conditions',
  documents: 'documents',
  familyHistory: 'family-history',
  immunizations: 'immunizations',
  medications: 'medications',
  procedures: 'procedures',
  testResults: 'test-results',
} as const satisfies Record<KindName, RecordKind>

export const kindIcons = {
  allergies: IconAlertTriangle,
  conditions: IconStethoscope,
  documents: IconFileText,
  familyHistory: IconUsers,
  immunizations: IconVaccine,
  medications: IconPill,
  procedures: IconBandage,
  testResults: IconTestPipe,
} as const satisfies Record<KindName, ComponentType<ComponentProps<typeof IconPill>>>

const story = paths.patient.healthStory

const lists = {
  allergies: story.allergies,
  conditions: story.conditions,
  documents: story.documents,
  familyHistory: story.familyHistory,
  immunizations: story.immunizations,
  medications: story.medications,
  procedures: story.procedures,
  testResults: story.testResults,
} as const satisfies Record<KindName, unknown>

/** Kinds that add records in a drawer over their list. */
const adding = {
  conditions: story.newCondition,
  documents: story.newDocument,
  immunizations: story.newImmunization,
  medications: story.newMedication,
  procedures: story.newProcedure,
} as const satisfies Partial<Record<KindName, unknown>>

const isAddingPlace = (kind: KindName): kind is keyof typeof adding => Object.hasOwn(adding, kind)

export const listOf = (kind: KindName, patientId: string, query: Record<string, string> = {}): string =>
  lists[kind]({ patientId }, query)

export function addTo(kind: KindName, patientId: string): string {
  if (!isAddingPlace(kind)) return listOf(kind, patientId, { add: '1' })
  return adding[kind]({ patientId })
}
