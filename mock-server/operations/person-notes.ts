import type { PersonNote } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { iso } from '../store/clock.ts'
import type { PersonNoteRow } from '../store/person-note-row.ts'
import { personKey } from '../store/person-note-row.ts'
import type { PatientRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { pageOf } from './lists.ts'
import { ownPerson } from './people.ts'
import { nameOf, personReference } from './views.ts'

type NotesCall = Call<'listPersonNotes'> | Call<'createPersonNote'>

const view = (world: World, { id, text, author, createdAt }: PersonNoteRow): PersonNote => ({
  id,
  text,
  author: personReference(world, author),
  created_at: iso(createdAt),
})

const notesOf = ({ world, params }: NotesCall): readonly PersonNoteRow[] =>
  world.tables.personNotes.get(personKey(params.id, params.patient_id)) ?? []

/** Without the text: administrators read the audit events. */
function record(call: NotesCall, action: 'viewed' | 'created', patient: PatientRow): void {
  recordAudit(call, {
    action,
    objectType: 'person_note',
    objectId: patient.id,
    objectName: nameOf(patient),
    organization: call.params.id,
  })
}

/** The care team's private notes about a person. */
export const personNotes = {
  listPersonNotes: (call) => {
    record(call, 'viewed', ownPerson(call))
    return pageOf(call, notesOf(call).toReversed(), (row) => view(call.world, row))
  },

  createPersonNote: (call) => {
    const { world, user, body, params } = call
    const patient = ownPerson(call)
    const row = {
      id: world.newId('person-note'),
      text: body.text,
      author: user.id,
      createdAt: world.clock.now(),
    }
    world.tables.personNotes.set(personKey(params.id, params.patient_id), [...notesOf(call), row])
    record(call, 'created', patient)
    return view(world, row)
  },
} satisfies Partial<Operations>
