import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getCheckJourneyDefinitionQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyDesign, JourneyProblem } from '#generated/model/index.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'

/** Debounce delay in ms. */
const PAUSE = 500

/** What the server finds wrong with the design as it is written. */
export type DesignCheck = {
  readonly problems: readonly JourneyProblem[]
  /** `old`: the problems are those before the last changes. */
  readonly state: 'known' | 'old' | 'failed'
}

/** Checks the design after each pause in writing; at once when `isUrgent`. */
export function useDesignCheck(id: string, design: JourneyDesign, isUrgent: boolean): DesignCheck {
  const calm = useDebounce(design, isUrgent ? 0 : PAUSE)
  const { data, isError, isPlaceholderData } = useQuery(
    getCheckJourneyDefinitionQueryOptions(
      id,
      { design: calm },
      // Each version of the design is a key: none of them is needed again.
      { query: { placeholderData: keepPreviousData, gcTime: 0 } },
    ),
  )
  const isOld = calm !== design || isPlaceholderData || !data
  return { problems: data?.problems ?? [], state: isError ? 'failed' : isOld ? 'old' : 'known' }
}
