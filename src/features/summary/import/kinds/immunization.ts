import type { Immunization } from '#generated/model/index.ts'
import {
  dateOf,
  extensionText,
  type FileContext,
  isNothing,
  nameBehind,
  nameOf,
  notesOf,
  recordCode,
} from '../fhir-values.ts'
import { at, line, list, number } from '../json.ts'
import type { Reading } from '../reading.ts'

/** The number of a dose, which may be written as text. */
function doseNumber(resource: unknown): number | null {
  const [applied] = list(at(resource, 'protocolApplied'))
  const written = line(at(applied, 'doseNumberString')) ?? ''
  return number(at(applied, 'doseNumberPositiveInt')) ?? (/^\d{1,2}$/.test(written) ? Number(written) : null)
}

export function readImmunization(resource: unknown, file: FileContext): Reading<Immunization> {
  const status = at(resource, 'status')
  if (status === 'entered-in-error') return { left: 'error' }
  if (status === 'not-done') return { left: 'notDone' }
  const code = at(resource, 'vaccineCode')
  if (isNothing(code)) return { left: 'nothingKnown' }
  const name = nameOf(code)
  if (!name) return { left: 'noName' }
  const received = dateOf(at(resource, 'occurrenceDateTime'))
  if (!received) return { left: 'noDate' }
  const [performer] = list(at(resource, 'performer'))
  const { reaction, notes } = notesOf(resource)
  return {
    fields: {
      vaccine_name: name,
      vaccine_code: recordCode(code),
      date_received: received,
      dose_number: doseNumber(resource),
      lot_number: line(at(resource, 'lotNumber')),
      manufacturer: nameBehind(file, at(resource, 'manufacturer')),
      location: nameBehind(file, at(resource, 'location')),
      next_dose_date: dateOf(extensionText(resource, 'next_dose_date')),
      reaction,
      notes,
    },
    source: nameBehind(file, at(performer, 'actor')),
    lost: [],
  }
}
