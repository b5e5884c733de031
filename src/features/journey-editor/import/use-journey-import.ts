import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCheckJourneyImportQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyFile, JourneyImportChoice, JourneyImportForm } from '#generated/model/index.ts'

export type ImportAction = JourneyImportChoice['action']

/** A form that is the same is used; otherwise a copy, because it changes nothing that exists. */
const suggested = ({ existing }: JourneyImportForm): ImportAction => (existing?.is_same ? 'use' : 'create')

const nothing: JourneyFile = {} as JourneyFile

/** What importing a file would do, and what is chosen for each of its forms. */
export function useJourneyImport(file: JourneyFile | null) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ImportAction>>>({})
  const check = useQuery(
    getCheckJourneyImportQueryOptions(
      { file: file ?? nothing },
      // Checked when it is chosen, and again only on request.
      { query: { enabled: file !== null, staleTime: Infinity, gcTime: 0 } },
    ),
  )
  const actionOf = (form: JourneyImportForm): ImportAction => {
    const action = chosen[form.key] ?? suggested(form)
    return form.existing ? action : 'create'
  }
  const choices = check.data?.forms.map((form): JourneyImportChoice => {
    const action = actionOf(form)
    return { key: form.key, action, ...(form.existing && { revision: form.existing.revision }) }
  })
  return {
    check,
    actionOf,
    choose: (key: string, action: ImportAction) => setChosen((now) => ({ ...now, [key]: action })),
    /** Undefined until the file is checked. */
    choices,
  }
}

export type JourneyImporting = ReturnType<typeof useJourneyImport>
