import type { Procedure } from '#generated/model/index.ts'
import { type FileContext, isNothing, nameBehind, nameOf, notesOf, startOf } from '../fhir-values.ts'
import { at, line, list } from '../json.ts'
import type { Reading } from '../reading.ts'

export function readProcedure(resource: unknown, file: FileContext): Reading<Procedure> {
  const status = at(resource, 'status')
  if (status === 'entered-in-error') return { left: 'error' }
  if (status === 'not-done' || status === 'preparation') return { left: 'notDone' }
  const code = at(resource, 'code')
  if (isNothing(code)) return { left: 'nothingKnown' }
  const name = nameOf(code)
  if (!name) return { left: 'noName' }
  const [performer] = list(at(resource, 'performer'))
  const sites = list(at(resource, 'bodySite')).flatMap((one) => nameOf(one) ?? [])
  return {
    fields: {
      name,
      date: startOf(resource, 'performed'),
      body_site: sites.join(', ') || null,
      facility: nameBehind(file, at(resource, 'location')),
      outcome: nameOf(at(resource, 'outcome')),
      notes: notesOf(resource).notes,
    },
    source: nameBehind(file, at(resource, 'recorder'), at(resource, 'asserter'), at(performer, 'actor')),
    lost: [line(at(resource, 'performedString'))].flatMap((one) => one ?? []),
  }
}
