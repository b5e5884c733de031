import { useQuery } from '@tanstack/react-query'
import type { Medication } from '#generated/model/index.ts'
import { printedMedications } from './queries.ts'

/**
 * All current medications for printing; undefined while loading, after a failure, or if there is more than one
 * page: the printout then says that the list is incomplete.
 */
export function usePrintedMedications(patientId: string): {
  medications: readonly Medication[] | undefined
  refresh: () => Promise<unknown>
} {
  const { data, isError, refetch } = useQuery(printedMedications(patientId))
  const isWhole = data !== undefined && !isError && data.next === null
  return { medications: isWhole ? data.results : undefined, refresh: () => refetch() }
}
