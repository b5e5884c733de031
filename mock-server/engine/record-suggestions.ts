import type { HealthStorySection, RecordSuggestionStatus } from '#generated/model/index.ts'
import type { RecordSuggestionRow } from '../store/record-suggestion-row.ts'
import type { World } from '../store/world.ts'
import { careTeamShareOf } from './care-team-shares.ts'

/** An open suggestion is withdrawn as soon as its kind is not shared, also by the end of a last day. */
export function suggestionStatus(world: World, row: RecordSuggestionRow): RecordSuggestionStatus {
  if (row.status !== 'open') return row.status
  const { sections } = careTeamShareOf(world, row.organization, row.patient)
  return sections.includes(row.kind) ? 'open' : 'withdrawn'
}

/** Withdraws for good what is open and not shared any more; sharing again later brings nothing back. */
export function withdrawUnshared(
  { tables }: World,
  place: { readonly organization: string; readonly patient: string },
  sections: readonly HealthStorySection[],
): void {
  for (const row of tables.recordSuggestions.values()) {
    const isOfPlace = row.organization === place.organization && row.patient === place.patient
    if (isOfPlace && row.status === 'open' && !sections.includes(row.kind)) {
      tables.recordSuggestions.set(row.id, { ...row, status: 'withdrawn' })
    }
  }
}
