import type { AnswerRecordKind, Language, LocalizedText } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { allergyRecords } from '../operations/allergies.ts'
import { conditionRecords } from '../operations/conditions.ts'
import { latestMeasurements, measurementRecords } from '../operations/measurements.ts'
import { medicationRecords } from '../operations/medications.ts'
import { plain, textIn } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import type { AnswerRecord } from './answer-records.ts'
import { askedUnit, inAskedUnit, type Measured } from './measured.ts'
import type { RecordOrigin } from './record-kind.ts'

type Caller = CallContext & { readonly user: UserRow }

/** A record of a person, as far as forms ask for it. */
export type KnownRecord = {
  readonly id: string
  readonly name: string
  readonly dose: string | null
  readonly reaction: string | null
  readonly since: string | null
  readonly isLocked: boolean
}

const isLocked = ({ source }: { readonly source: string }) => source === 'provider' || source === 'import'
const yearText = (year: number | null) => (year === null ? null : String(year))
const yearOf = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)))

/** The records of a kind that apply now. */
export function knownRecords(world: World, patient: string, kind: AnswerRecordKind): KnownRecord[] {
  switch (kind) {
    case 'medication':
      return medicationRecords
        .allOf(world, patient)
        .filter(({ currently_taking: taking }) => taking)
        .map((row) => ({
          id: row.id,
          name: row.name,
          // without a dose in words, the strength on the bottle says it
          dose: row.dose_text ?? row.strength,
          reaction: null,
          since: row.start_date,
          isLocked: isLocked(row),
        }))
    case 'allergy':
      return allergyRecords
        .allOf(world, patient)
        .filter(({ status }) => status === 'active')
        .map((row) => ({
          id: row.id,
          name: row.allergen,
          dose: null,
          reaction: row.reaction_text,
          since: yearText(row.onset_year),
          isLocked: isLocked(row),
        }))
    case 'condition':
      return conditionRecords
        .allOf(world, patient)
        .filter(({ status }) => status === 'active')
        .map((row) => ({
          id: row.id,
          name: row.name,
          dose: null,
          reaction: null,
          since: yearText(row.diagnosis_year),
          isLocked: isLocked(row),
        }))
  }
}

/** A name without a strength behind it: `Metformin 500 mg` is the same medication as `metformin`. */
const comparable = (name: string) => plain(name.trim()).replace(/\s+\d.*$/, '')

const areSame = (said: string | null, known: string | null) =>
  said === null || plain(said) === plain(known ?? '')

/** Of dates that say more or less, the parts that both have are compared. */
const areSameDate = (said: string | null, known: string | null) =>
  said === null || (known !== null && (said.startsWith(known) || known.startsWith(said)))

/** Whether a name in an answer, in one of its languages, is that of a record. */
export const areSameName = (said: LocalizedText, known: string): boolean =>
  Object.values(said).some((one) => comparable(one) === comparable(known))

/** The newest measurement of a kind, in the unit that questions ask in. */
export function latestMeasured(
  world: World,
  patient: string,
  kind: Measured['kind'],
): (Measured & { readonly id: string }) | undefined {
  const row = latestMeasurements(measurementRecords.allOf(world, patient)).find((one) => one.kind === kind)
  return row && { id: row.id, kind, value: inAskedUnit(row.value, row.unit), at: row.measured_at }
}

/** The newest measurement, if it has this value already: a form that offered it adds nothing. */
function sameMeasured(
  world: World,
  patient: string,
  { kind, value }: Measured,
  name: string,
): KnownRecord | null {
  const known = latestMeasured(world, patient, kind)
  if (known?.value !== value) return null
  return { id: known.id, name, dose: null, reaction: null, since: null, isLocked: false }
}

/** The record that an answer is about; null without one. */
export function matchOf(
  world: World,
  patient: string,
  said: AnswerRecord,
  locale: Language,
): KnownRecord | null {
  if (said.kind === 'measurement') return sameMeasured(world, patient, said.measured, nameIn(locale, said))
  return knownRecords(world, patient, said.kind).find((known) => areSameName(said.name, known.name)) ?? null
}

/** What accepting an answer does. */
export function actionFor(said: AnswerRecord, known: KnownRecord | null): 'create' | 'update' | 'none' {
  if (known === null) return 'create'
  const isSame =
    areSame(said.dose, known.dose) &&
    areSame(said.reaction, known.reaction) &&
    areSameDate(said.since, known.since)
  return isSame || known.isLocked ? 'none' : 'update'
}

const reactionFields = (reaction: string | null) =>
  reaction === null ? {} : { reactions: ['other' as const], reaction_text: reaction }

/** Adds an answer to the health record; the id of the new record. */
export function addRecord(call: Caller, patient: string, said: AnswerRecord, origin: RecordOrigin): string {
  const { dose, reaction, since } = said
  const name = nameIn(call.locale, said)
  switch (said.kind) {
    case 'medication':
      return medicationRecords.add(call, patient, { name, dose_text: dose, start_date: since }, origin).id
    case 'allergy': {
      const fields = { allergen: name, onset_year: yearOf(since), ...reactionFields(reaction) }
      return allergyRecords.add(call, patient, fields, origin).id
    }
    case 'condition':
      return conditionRecords.add(call, patient, { name, diagnosis_year: yearOf(since) }, origin).id
    case 'measurement': {
      const { kind, value, at } = said.measured
      const fields = { kind, value, unit: askedUnit[kind], measured_at: at }
      return measurementRecords.add(call, patient, fields, origin).id
    }
  }
}

/** Takes what an answer says over into a record. */
export function changeRecord(call: Caller, patient: string, said: AnswerRecord, id: string): void {
  const { world } = call
  const { dose, reaction, since } = said
  const isMeant = (row: { readonly id: string }) => row.id === id
  const year = since === null ? null : yearOf(since)
  switch (said.kind) {
    case 'medication': {
      const row = medicationRecords.allOf(world, patient).find(isMeant)
      if (!row) return
      const isStrength = row.dose_text === null && row.strength !== null
      medicationRecords.change(call, row, {
        ...(dose !== null &&
          (isStrength ? { strength: dose.slice(0, 60) } : { dose: null, dose_text: dose })),
        ...(since !== null && { start_date: since }),
      })
      return
    }
    case 'allergy': {
      const row = allergyRecords.allOf(world, patient).find(isMeant)
      if (!row) return
      allergyRecords.change(call, row, {
        ...(year !== null && { onset_year: year }),
        ...(reaction !== null && {
          reactions: [...row.reactions.filter((one) => one !== 'other'), 'other'],
          reaction_text: reaction,
        }),
      })
      return
    }
    case 'condition': {
      const row = conditionRecords.allOf(world, patient).find(isMeant)
      if (row) conditionRecords.change(call, row, year === null ? {} : { diagnosis_year: year })
    }
  }
}

export const nameIn = (locale: Language, { name }: AnswerRecord): string => textIn(locale, name).slice(0, 120)
