import { useState } from 'react'
import type { JourneyImportChoice, JourneyImportForm } from '#generated/model/index.ts'

export type ImportAction = JourneyImportChoice['action']

/**
 * A form that is the same is used. One that an earlier import brought is replaced, unless it was changed here. Otherwise
 * a copy, because it changes nothing that exists.
 */
function suggested({ existing }: JourneyImportForm): ImportAction {
  if (existing?.is_same) return 'use'
  if (existing?.matches !== 'import') return 'create'
  return existing.is_own ? 'use' : 'replace'
}

/** What is chosen for each form of a file. */
export function useFormChoices(forms: readonly JourneyImportForm[] | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ImportAction>>>({})
  const actionOf = (form: JourneyImportForm): ImportAction =>
    form.existing ? (chosen[form.key] ?? suggested(form)) : 'create'
  return {
    actionOf,
    choose: (key: string, action: ImportAction) => setChosen((now) => ({ ...now, [key]: action })),
    /** Undefined until the file is checked. */
    sent: forms?.map((form): JourneyImportChoice => ({
      key: form.key,
      action: actionOf(form),
      ...(form.existing && { revision: form.existing.revision }),
    })),
  }
}

export type FormChoices = ReturnType<typeof useFormChoices>
