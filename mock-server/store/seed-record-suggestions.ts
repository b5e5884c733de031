import { dayAt, iso } from './clock.ts'
import { uuidOf } from './ids.ts'
import { userIdOf } from './seed-people.ts'
import { recordSuggestionSeeds } from './seeds/record-suggestions.ts'
import type { World } from './world.ts'

/** Seeds what care teams suggest for Health Stories. */
export function seedRecordSuggestions({ tables }: World, today: number): void {
  for (const { key, organization, patient, by, daysAgo, declinedDaysAgo, fields } of recordSuggestionSeeds) {
    const id = uuidOf(`record-suggestion:${key}`)
    const user = tables.users.get(userIdOf(by))
    const suggestedAt = dayAt(today, -daysAgo, '17:30')
    const isOpen = declinedDaysAgo === undefined
    tables.recordSuggestions.set(id, {
      id,
      kind: 'medications',
      draft: {
        id: uuidOf(`medication:suggested-${key}`),
        patient: uuidOf(`patient:${patient}`),
        source: 'provider',
        source_document: null,
        source_submission: null,
        source_text: null,
        recorded_by: user ? { id: user.id, display_name: `${user.firstName} ${user.lastName}` } : null,
        patient_note: null,
        created_at: iso(suggestedAt),
        updated_at: iso(suggestedAt),
        last_confirmed_at: null,
        ...fields,
      },
      patient: uuidOf(`patient:${patient}`),
      organization: uuidOf(`organization:${organization}`),
      suggestedBy: userIdOf(by),
      suggestedAt,
      status: isOpen ? 'open' : 'declined',
      decidedAt: isOpen ? null : dayAt(today, -declinedDaysAgo, '14:05'),
    })
  }
}
