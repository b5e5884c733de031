import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { personKey } from './person-note-row.ts'
import { userIdOf } from './seed-people.ts'
import { personNoteSeeds } from './seeds/person-notes.ts'
import type { World } from './world.ts'

/** Seeds the notes of care teams about people. */
export function seedPersonNotes({ tables }: World, today: number): void {
  personNoteSeeds.forEach(({ organization, patient, by, daysAgo, text }, index) => {
    const key = personKey(uuidOf(`organization:${organization}`), uuidOf(`patient:${patient}`))
    const id = uuidOf(`person-note:${index}`)
    const row = { id, text, author: userIdOf(by), createdAt: dayAt(today, -daysAgo, '16:10') }
    tables.personNotes.set(key, [...(tables.personNotes.get(key) ?? []), row])
  })
}
