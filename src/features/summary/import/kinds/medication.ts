import { type Medication, MedicationForm } from '#generated/model/index.ts'
import { MedicationCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { dinSystem } from '../../kinds/medication.ts'
import {
  codeIn,
  cutTo,
  dateOf,
  extensionOf,
  extensionText,
  type FileContext,
  isNothing,
  nameBehind,
  nameOf,
  notesOf,
  startOf,
} from '../fhir-values.ts'
import { at, line, list, number, oneOf } from '../json.ts'
import type { Reading } from '../reading.ts'
import { readDosages } from './dosage.ts'

const amountOf = (quantity: unknown): string | null => {
  const value = number(at(quantity, 'value'))
  return value === null ? null : `${value} ${line(at(quantity, 'unit')) ?? ''}`.trim()
}

/** The strength of a medicine with one substance, such as `500 mg`. */
function strengthOf(medicine: unknown): string | null {
  const [only, another] = list(at(medicine, 'ingredient'))
  if (another !== undefined) return null
  const strength = at(only, 'strength')
  const amount = amountOf(at(strength, 'numerator'))
  const per = at(strength, 'denominator', 'code') === '1' ? null : amountOf(at(strength, 'denominator'))
  return amount && per ? `${amount}/${per}` : amount
}

/** Whether it is taken; undefined if that is not known. */
const taken: Readonly<Record<string, boolean>> = {
  active: true,
  intended: true,
  completed: false,
  stopped: false,
  cancelled: false,
  'on-hold': false,
}

/** A medicine from a statement or a prescription. */
export function readMedication(resource: unknown, file: FileContext): Reading<Medication> {
  const status = String(at(resource, 'status') ?? '')
  if (status === 'entered-in-error') return { left: 'error' }
  if (status === 'not-taken' || status === 'draft') return { left: 'notDone' }
  const medicine = file.find(at(resource, 'medicationReference'))
  const code = at(resource, 'medicationCodeableConcept') ?? at(medicine, 'code')
  if (isNothing(code)) return { left: 'nothingKnown' }
  const strength = extensionText(resource, 'strength') ?? strengthOf(medicine)
  const named = nameOf(code) ?? line(at(resource, 'medicationReference', 'display'))
  const whole = strength && named?.endsWith(` ${strength}`) ? named.slice(0, -strength.length - 1) : named
  if (!whole) return { left: 'noName' }
  const { reaction, notes: written } = notesOf(resource)
  const { short: name, notes } = cutTo(MedicationCreate.shape.name, whole, written)
  const end = dateOf(at(resource, 'effectivePeriod', 'end'))
  const isOver = end !== null && end <= localToday()
  const isTaken = (Object.hasOwn(taken, status) ? taken[status] : undefined) ?? !isOver
  const isStillTaken = isTaken && !isOver
  const { dosage, lost } = readDosages(list(at(resource, 'dosage') ?? at(resource, 'dosageInstruction')))
  const reasons = list(at(resource, 'reasonCode')).flatMap((one) => nameOf(one) ?? [])
  const stopped = at(resource, 'statusReason')
  const [stopReason = stopped] = list(stopped)
  return {
    fields: {
      name,
      strength,
      din: codeIn(code, dinSystem) ?? null,
      form: oneOf(Object.values(MedicationForm), extensionOf(resource, 'form')) ?? null,
      ...dosage,
      reason: reasons.join(', ') || null,
      start_date: startOf(resource, 'effective') ?? dateOf(at(resource, 'authoredOn')),
      end_date: isStillTaken ? null : end,
      currently_taking: isStillTaken,
      stop_reason: isStillTaken ? null : nameOf(stopReason),
      prescriber_text:
        extensionText(resource, 'prescriber_text') ?? nameBehind(file, at(resource, 'requester')),
      reaction,
      notes,
    },
    source: nameBehind(file, at(resource, 'informationSource'), at(resource, 'requester')),
    lost: [...lost, ...(isStillTaken && end ? [end] : [])],
  }
}
