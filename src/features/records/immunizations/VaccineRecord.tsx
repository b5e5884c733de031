import { type ReactNode, useEffect } from 'react'
import type { Immunization, Patient } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type EveryField, notHere, shown } from '#src/lib/objects/every-field.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import type { OwnFields } from '../record/record.ts'
import styles from './immunizations.module.css'

type PaperColumn = { header: string; cell: (row: Immunization) => ReactNode }

type Props = { profile: Patient; rows: readonly Immunization[] }

/** Print only: every dose of every vaccine, replacing the screen content. */
export function VaccineRecord({ profile, rows }: Props) {
  const { t } = useText('records')
  const format = useFormat()
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
