import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListMeasurementsQueryKey,
  importMeasurements,
} from '#generated/endpoints/measurements/measurements.ts'
import type { MeasurementImportRow } from '#generated/model/index.ts'
import { measurementImportMeasurementsMax as AT_ONCE } from '#generated/zod/portageV1.schemas.zod.ts'

/** Sends the rows of an import in parts, one after the other; what was added before a failure stays. */
export function useImport(patient: string, onAdded: (count: number) => void) {
  const queryClient = useQueryClient()
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (rows: readonly MeasurementImportRow[]) => {
      let added = 0
      setProgress({ done: 0, total: rows.length })
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const measurements = rows.slice(from, from + AT_ONCE)
        added += (await importMeasurements({ patient, measurements })).added
        setProgress({ done: from + measurements.length, total: rows.length })
      }
      return added
    },
    onSuccess: onAdded,
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey().slice(0, 2) }),
  })
  return { send: mutate, isPending, isError, done, total }
}
