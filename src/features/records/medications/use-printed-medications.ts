import { useQuery } from '@tanstack/react-query'
import type { Medication } from '#generated/model/index.ts'
import { printedMedications } from './queries.ts'

/**
 * Everything that is taken now, for paper; undefined until it is here, when it cannot be had, and when there is more
 * than one page of it: a list that is not whole must say so.
 */
export function usePrintedMedications(patientId: string): {
  medications: readonly Medication[] | undefined
  refresh: () => Promise<unknown>
} {
  const { data, isError, refetch } = useQuery(printedMedications(patientId))
  const isWhole = data !== undefined && !isError && data.next === null
  return { medications: isWhole ? data.results : undefined, refresh: () => refetch() }
}
