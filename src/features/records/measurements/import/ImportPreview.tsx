import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListMeasurementsQueryKey,
  importMeasurements,
} from '#generated/endpoints/measurements/measurements.ts'
import type { MeasurementImportRow, MeasurementKind } from '#generated/model/index.ts'
import { measurementImportMeasurementsMax as AT_ONCE } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { kinds } from '../measurement-rules.ts'
import { measuredText } from '../measurement-texts.ts'
import { allFrom } from '../queries.ts'
import { newRows, type RowProblem, type WrongCell } from './read-rows.ts'
import styles from '../measurements.module.css'

/** Sends the rows of an import in parts, one after the other; what was added before a failure stays. */
function useImport(patient: string, onAdded: (count: number) => void) {
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

/** How many values and wrong cells are listed; the rest is counted. */
const MOST_VALUES = 10
const MOST_WRONG = 50

type Props = {
  rows: readonly MeasurementImportRow[]
  wrong: readonly WrongCell[]
  patientId: string
  onAdded: (count: number) => void
}

/** What an import adds, what is there already and what cannot be imported, before anything is sent. */
export function ImportPreview({ rows, wrong, patientId, onAdded }: Props) {
  const { t, locale, format } = useText('measurements', 'validation', 'kit')
  const problemText = useProblemText()
  const days = rows.map(({ measured_at: at }) => at).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const { data: known } = useSuspenseQuery(allFrom(patientId, first))
  const fresh = newRows(rows, known)
  const sending = useImport(patientId, onAdded)
  const texts = t.measurements.file
  const saidOf = (problem: RowProblem) =>
    problem.code in texts.problem
      ? texts.problem[problem.code as keyof typeof texts.problem]()
      : problemText(problem as Parameters<typeof problemText>[0])
  const valueOf = (row: MeasurementImportRow) =>
    measuredText({ ...row, diastolic: row.diastolic ?? null }, { t, locale })
  return (
    <Stack as="section" gap="md" aria-labelledby="import-preview">
      <Title level={2} id="import-preview">
        {texts.preview()}
      </Title>
      <div role="status">
        {fresh.length === 0 && <Text>{texts.nothing()}</Text>}
        {fresh.length > 0 && first && last && (
          <Text>{texts.days({ first: format.date(first), last: format.date(last) })}</Text>
        )}
        {rows.length > fresh.length && <Text>{texts.known({ count: rows.length - fresh.length })}</Text>}
      </div>
      {fresh.length > 0 && (
        <>
          <ul className={styles.lines}>
            {kinds.map((kind) => (
              <KindLine key={kind} kind={kind} rows={fresh.filter((row) => row.kind === kind)} />
            ))}
          </ul>
          <Disclosure title={texts.firstRows()}>
            <ul className={styles.lines}>
              {fresh.slice(0, MOST_VALUES).map((row) => (
                <li key={`${row.kind} ${row.measured_at} ${row.value}`}>
                  {t.measurements.kind[row.kind]()}: <strong>{valueOf(row)}</strong>,{' '}
                  {format.dateTime(row.measured_at)}
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
      {wrong.length > 0 && (
        <Alert kind="warning" title={texts.wrong({ count: wrong.length })}>
          <ul className={styles.lines}>
            {wrong.slice(0, MOST_WRONG).map(({ line, column, problem }) => (
              <li key={`${line} ${column}`}>{texts.wrongCell({ line, column, problem: saidOf(problem) })}</li>
            ))}
            {wrong.length > MOST_WRONG && <li>{texts.moreWrong({ count: wrong.length - MOST_WRONG })}</li>}
          </ul>
        </Alert>
      )}
      {sending.isError && (
        <Alert kind="error">{texts.failed({ done: sending.done, total: sending.total })}</Alert>
      )}
      {sending.isPending && (
        <ProgressText
          completed={sending.done}
          total={sending.total}
          text={texts.progress({ done: sending.done, total: sending.total })}
        />
      )}
      {(fresh.length > 0 || sending.isPending) && (
        <div>
          <Button width="phone" pending={sending.isPending} onClick={() => sending.send(fresh)}>
            {texts.add({ count: fresh.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type LineProps = { kind: MeasurementKind; rows: readonly MeasurementImportRow[] }

/** How many values of a kind there are, and between which they lie, so that a wrong unit is noticed. */
function KindLine({ kind, rows }: LineProps) {
  const { t, locale } = useText('measurements')
  const sorted = rows.toSorted((one, other) => one.value - other.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (!lowest || !highest) return null
  const texts = t.measurements.file
  const [from, to] = [lowest, highest].map((row) =>
    measuredText({ ...row, diastolic: row.diastolic ?? null }, { t, locale }),
  ) as [string, string]
  return (
    <li>
      {texts.kindCount({
        kind: t.measurements.kind[kind](),
        count: rows.length,
        range: from === to ? from : texts.range({ from, to }),
      })}
    </li>
  )
}
