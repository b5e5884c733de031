import { useEffect, useRef, useState } from 'react'
import type { EnrolmentColumn, EnrolmentOrdering, ProcessInstanceFilter } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { everyEnrolment } from '../queries.ts'

/** Exports all matching people, on all pages, as a spreadsheet; states their number first. */
export function ExportDialog({ count, ...wanted }: ExportWanted & { count: number }) {
  const { t, locale } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const { run, stop, state } = useExport(wanted, () => setOpened(false))
  const texts = t.enrolments.csv
  const columns = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    wanted.columns.map(({ label }) => label),
  )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={IconDownload}
        disabled={count === 0}
        onClick={() => setOpened(true)}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title()}
        confirmLabel={texts.confirm({ count })}
        onConfirm={run}
        onCancel={() => {
          stop()
          setOpened(false)
        }}
        pending={state.kind === 'working'}
        error={state.kind === 'failed' && texts.failed()}
      >
        <Stack gap="md">
          <Text>{texts.body({ count, columns })}</Text>
          <Text>{texts.care()}</Text>
          <div role="status">
            {state.kind === 'working' && <Text>{texts.working({ done: state.done, count })}</Text>}
          </div>
        </Stack>
      </ConfirmDialog>
    </>
  )
}

type ExportWanted = {
  journeyName: string
  columns: readonly EnrolmentColumn[]
  filter: ProcessInstanceFilter
  ordering: EnrolmentOrdering[]
}

type State = { kind: 'idle' } | { kind: 'working'; done: number } | { kind: 'failed' }

const idle: State = { kind: 'idle' }

/** Fetches all pages and saves them as one file; leaving the page cancels it. */
function useExport({ journeyName, columns, filter, ordering }: ExportWanted, onSaved: () => void) {
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
