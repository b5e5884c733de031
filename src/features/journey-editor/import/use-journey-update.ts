import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCheckJourneyUpdateQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyFile, JourneyUpdatePlace } from '#generated/model/index.ts'
import type { Side } from '#src/form-kit/conflict.tsx'
import { placeKey } from './updated-design.ts'
import { useFormChoices } from './use-form-choices.ts'

const nothing: JourneyFile = {} as JourneyFile

/** What updating a journey from a file would do, and what is chosen: for each form, and for what is its own. */
export function useJourneyUpdate(file: JourneyFile | null, id: string | undefined) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const check = useQuery(
    getCheckJourneyUpdateQueryOptions(
      id ?? '',
      { file: file ?? nothing },
      // Checked when it is chosen, and again only on request.
      { query: { enabled: file !== null && id !== undefined, staleTime: Infinity, gcTime: 0 } },
    ),
  )
  const sideOf = (place: JourneyUpdatePlace): Side => sides[placeKey(place)] ?? 'mine'
  return {
    check,
    choices: useFormChoices(check.data?.forms),
    sideOf,
    chooseSide: (place: JourneyUpdatePlace, side: Side) =>
      setSides((now) => ({ ...now, [placeKey(place)]: side })),
    take: (check.data?.kept ?? []).filter((place) => sideOf(place) === 'theirs'),
  }
}

export type JourneyUpdating = ReturnType<typeof useJourneyUpdate>
