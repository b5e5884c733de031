import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Immunization, Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { type EveryField, notHere, shown } from '#src/lib/objects/every-field.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { OwnFields } from '../record/record.ts'
import styles from './immunizations.module.css'
import { immunizationsToPrint } from './queries.ts'

/** Prints all vaccines, regardless of the page and search on screen. */
export function PrintVaccines({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly Immunization[]>()
  const [isLoading, setLoading] = useState(false)
  const texts = t.records.immunizations

  useEffect(() => {
    if (!rows) return undefined
    const done = () => setRows(undefined)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [rows])

  /** Fetches all pages from a given one on. */
  async function from(page: number): Promise<Immunization[]> {
    const { results, next } = await queryClient.fetchQuery(immunizationsToPrint(profile.id, page))
    return next === null ? results : [...results, ...(await from(page + 1))]
  }

  async function load() {
    setLoading(true)
    try {
      setRows(await from(1))
    } catch {
      toast({ variant: 'error', message: texts.printFailed() })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button variant="secondary" pending={isLoading} icon={IconPrinter} onClick={() => void load()}>
        {texts.print()}
      </Button>
      {rows && createPortal(<VaccineRecord {...{ profile, rows }} />, document.body)}
    </>
  )
}

type PaperColumn = { header: string; cell: (row: Immunization) => ReactNode }

type Props = { profile: Patient; rows: readonly Immunization[] }

/** Print only: every dose of every vaccine, replacing the screen content. */
function VaccineRecord({ profile, rows }: Props) {
  const { t, format } = useText('records')
  const { record: texts } = t.records.immunizations
  useEffect(() => {
    const root = document.getElementById('root')
    root?.setAttribute('data-no-print', '')
    return () => root?.removeAttribute('data-no-print')
  }, [])
  const { column } = texts
  const columns = shown({
    vaccine_name: { header: column.vaccine(), cell: (row) => row.vaccine_name },
    vaccine_code: notHere('says the name again, for machines'),
    date_received: { header: column.date(), cell: (row) => format.date(row.date_received) },
    dose_number: { header: column.dose(), cell: (row) => row.dose_number },
    lot_number: { header: column.lot(), cell: (row) => row.lot_number },
    location: { header: column.where(), cell: (row) => row.location },
    manufacturer: notHere('the lot leads to it'),
    next_dose_date: notHere('a record says what was given'),
    reaction: notHere('readers are often not on the care team'),
    notes: notHere('readers are often not on the care team'),
  } satisfies EveryField<OwnFields<Immunization>, PaperColumn>)
  const source: PaperColumn = {
    header: column.source(),
    cell: (row) => t.records.shared.source[row.source](),
  }
  return (
    <div className={styles.paper}>
      <h1>{texts.title()}</h1>
      <p>{texts.of({ name: `${profile.first_name} ${profile.last_name}` })}</p>
      <table>
        <thead>
          <tr>
            {[...columns, source].map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {[...columns, source].map(({ header, cell }, at) =>
                at === 0 ? (
                  <th key={header} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.printed({ date: format.date(localToday()) })}</p>
    </div>
  )
}
