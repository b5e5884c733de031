import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importMeasurements } from '#generated/endpoints/measurements/measurements.ts'
import { measurementImportMeasurementsMax as AT_ONCE } from '#generated/zod/portageV1.schemas.zod.ts'
import { ApiError } from '#src/api/errors.ts'
import { readEach } from '#src/api/read-pages.ts'
import { refusalText, saveFailure } from '#src/api/save-failure.ts'
import { type FoundRecord, importRow } from './records.ts'

/** Why a record was not added: a text of the server, or that there was no connection. */
export type ImportProblem = { kind: 'offline' | 'failed' } | { kind: 'refused'; text: string }
type Attempt = { records: readonly FoundRecord[]; problem?: ImportProblem }

/** The messages of a refused record, whichever fields they belong to. */
function refusedText(body: unknown): string {
  const texts = Object.values(Object(body)).flatMap((value) =>
    [value].flat().filter((one): one is string => typeof one === 'string'),
  )
  return texts.join(' ')
}

function problemOf(error: unknown): ImportProblem {
  if (!(error instanceof ApiError)) throw error
  if (saveFailure(error) === 'offline') return { kind: 'offline' }
  const text = error.status === 400 ? refusedText(error.body) : refusalText(error, 'detail')
  return text ? { kind: 'refused', text } : { kind: 'failed' }
}

async function attempt(records: readonly FoundRecord[], send: () => Promise<unknown>): Promise<Attempt> {
  try {
    await send()
    return { records }
  } catch (error) {
    return { records, problem: problemOf(error) }
  }
}

/** Measurements are sent together, everything else record by record. */
function sendings(patient: string, records: readonly FoundRecord[]): (() => Promise<Attempt>)[] {
  const measured = records.filter(({ kind }) => kind === 'measurements')
  const parts = Array.from({ length: Math.ceil(measured.length / AT_ONCE) }, (_, index) =>
    measured.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  return [
    ...records
      .filter(({ kind }) => kind !== 'measurements')
      .map((record) => () => attempt([record], record.send)),
    ...parts.map(
      (part) => () => attempt(part, () => importMeasurements({ patient, measurements: part.map(importRow) })),
    ),
  ]
}

export type ImportResult = { added: number; failed: readonly (readonly [FoundRecord, ImportProblem])[] }

/** Adds records, a few at a time. One that fails does not keep the others from being added. */
export function useRecordImport(patient: string) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [result, setResult] = useState<ImportResult>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (records: readonly FoundRecord[]) => {
      let done = 0
      setProgress({ done, total: records.length })
      const attempts = await readEach(sendings(patient, records), async (send) => {
        const one = await send()
        done += one.records.length
        setProgress({ done, total: records.length })
        return one
      })
      const failed = attempts.flatMap(({ records: of, problem }) =>
        problem ? of.map((record) => [record, problem] as const) : [],
      )
      const before = result?.added ?? 0
      setResult({ added: before + records.length - failed.length, failed })
    },
    // Another file is compared with what is there now.
    onSettled: () => queryClient.invalidateQueries(),
  })
  return { send: mutate, isPending, result, ...progress }
}
