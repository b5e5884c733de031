import { useState } from 'react'
import {
  useImportJourney,
  useUpdateJourneyFromFile,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyFile, JourneyImport, JourneyImported } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useJourneyImport } from './use-journey-import.ts'
import { useJourneyUpdate } from './use-journey-update.ts'

/** The file is not checked, or its forms are not as they were shown. */
export class NotImportable extends Error {}

/** The target that is no journey of this server. */
export const ANOTHER = 'another'

const isOfForms = (error: unknown) => Object.keys(fieldErrors(error)).some((name) => name.startsWith('forms'))

/** Imports a file: as another journey, or as the update of one that came from an earlier file of it. */
export function useFileImport(file: JourneyFile | null) {
  const [target, setTarget] = useState('')
  const importing = useJourneyImport(file)
  const copies = importing.check.data?.copies ?? []
  const copy = copies.find(({ id }) => id === target)
  const updating = useJourneyUpdate(file, copy?.id)
  const create = useImportJourney()
  const update = useUpdateJourneyFromFile({
    request: ifMatch(updating.check.data?.journey.revision ?? 0),
  })

  /** Shows what changed in the meantime, before the person decides again. */
  async function checked(
    { check, choices: { sent } }: Pick<typeof updating, 'choices'> & { check: { refetch: () => unknown } },
    send: (forms: NonNullable<typeof sent>) => Promise<JourneyImported>,
  ) {
    if (!sent) throw new NotImportable()
    try {
      return await send(sent)
    } catch (error) {
      if (isOfForms(error)) {
        void check.refetch()
        throw new NotImportable()
      }
      if (error instanceof ApiError && error.status === 412) void check.refetch()
      throw error
    }
  }

  return {
    target,
    setTarget,
    importing,
    copies,
    copy,
    updating,
    /** Whether the file becomes a new journey. */
    isAdding: copies.length === 0 || target === ANOTHER,
    send: async (journey: Omit<JourneyImport, 'forms'>): Promise<JourneyImported> =>
      copy
        ? checked(updating, async (forms) =>
            update.mutateAsync({ id: copy.id, data: { file: journey.file, forms, take: updating.take } }),
          )
        : checked(importing, async (forms) => create.mutateAsync({ data: { ...journey, forms } })),
  }
}

export type FileImport = ReturnType<typeof useFileImport>
