import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTryJourneyDefinitionQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { FormAlert, JourneyDesign, JourneyTrialMove } from '#generated/model/index.ts'
import type { Played } from './trial-parts.ts'

/** A trial of a design: the server runs it again from the start with each move. */
export function useJourneyTrial(id: string, design: JourneyDesign) {
  const [played, setPlayed] = useState<readonly Played[]>([])
  const moves = played.map(({ move }) => move)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    getTryJourneyDefinitionQueryOptions(
      id,
      { design, moves },
      { query: { placeholderData: keepPreviousData, gcTime: 0, staleTime: Infinity } },
    ),
  )
  return {
    trial: data,
    played,
    isBusy: isFetching || isPlaceholderData,
    isError,
    retry: () => void refetch(),
    play: (added: readonly JourneyTrialMove[], alerts: readonly FormAlert[] = []) =>
      setPlayed([...played, ...added.map((move) => ({ move, alerts }))]),
    undo: () => setPlayed(played.slice(0, -1)),
    restart: () => setPlayed([]),
    replay: (moves: readonly JourneyTrialMove[]) => setPlayed(moves.map((move) => ({ move, alerts: [] }))),
  }
}
