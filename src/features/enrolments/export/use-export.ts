import { useEffect, useRef, useState } from 'react'
import type { EnrolmentColumn, EnrolmentOrdering, ProcessInstanceFilter } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { everyEnrolment } from '../queries.ts'

export type ExportWanted = {
  journeyName: string
  columns: readonly EnrolmentColumn[]
  filter: ProcessInstanceFilter
  ordering: EnrolmentOrdering[]
}

type State = { kind: 'idle' } | { kind: 'working'; done: number } | { kind: 'failed' }

const idle: State = { kind: 'idle' }

/** Fetches all pages and saves them as one file; leaving the page cancels it. */
export function useExport({ journeyName, columns, filter, ordering }: ExportWanted, onSaved: () => void) {
  const { t } = useText('enrolments')
  const [state, setState] = useState<State>(idle)
  const going = useRef<AbortController>(null)
  const stop = () => {
    going.current?.abort()
    going.current = null
    setState(idle)
  }
  useEffect(() => () => going.current?.abort(), [])
  const run = async () => {
    if (going.current) return
    const attempt = new AbortController()
    going.current = attempt
    setState({ kind: 'working', done: 0 })
    try {
      const onProgress = (done: number) => !attempt.signal.aborted && setState({ kind: 'working', done })
      const [rows, { enrolmentCsv }] = await Promise.all([
        everyEnrolment({ filter, ordering, onProgress, signal: attempt.signal }),
        import('./enrolment-csv.ts'),
      ])
      if (attempt.signal.aborted) return
      const texts = t.enrolments.csv
      const name = [texts.fileName(), fileNamePart(journeyName)].filter(Boolean).join('-')
      saveFile(`${name}.csv`, 'text/csv;charset=utf-8', enrolmentCsv(columns, rows, t))
      toast({ message: texts.done({ count: rows.length }), variant: 'success' })
      setState(idle)
      onSaved()
    } catch {
      if (!attempt.signal.aborted) setState({ kind: 'failed' })
    } finally {
      if (going.current === attempt) going.current = null
    }
  }
  return { run, stop, state }
}
