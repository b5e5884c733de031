import { useQuery } from '@tanstack/react-query'
import { getCheckJourneyImportQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyFile } from '#generated/model/index.ts'
import { useFormChoices } from './use-form-choices.ts'

const nothing: JourneyFile = {} as JourneyFile

/** What importing a file as a new journey would do, and what is chosen for each of its forms. */
export function useJourneyImport(file: JourneyFile | null) {
  const check = useQuery(
    getCheckJourneyImportQueryOptions(
      { file: file ?? nothing },
      // Checked when it is chosen, and again only on request.
      { query: { enabled: file !== null, staleTime: Infinity, gcTime: 0 } },
    ),
  )
  return { check, choices: useFormChoices(check.data?.forms) }
}

export type JourneyImporting = ReturnType<typeof useJourneyImport>
