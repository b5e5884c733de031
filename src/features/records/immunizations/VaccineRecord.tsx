import { useEffect } from 'react'
import type { Immunization, Patient } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import styles from './immunizations.module.css'

type Props = { profile: Patient; rows: readonly Immunization[] }

/** On paper only: every dose of every vaccine. What else the screen shows stays off the paper. */
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
  return (
    <div className={styles.paper}>
      <h1>{texts.title()}</h1>
      <p>{texts.of({ name: `${profile.first_name} ${profile.last_name}` })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{column.vaccine()}</th>
            <th scope="col">{column.date()}</th>
            <th scope="col">{column.dose()}</th>
            <th scope="col">{column.lot()}</th>
            <th scope="col">{column.where()}</th>
            <th scope="col">{column.source()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.vaccine_name}</th>
              <td>{format.date(row.date_received)}</td>
              <td>{row.dose_number}</td>
              <td>{row.lot_number}</td>
              <td>{row.location}</td>
              <td>{t.records.shared.source[row.source]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.printed({ date: format.date(localToday()) })}</p>
    </div>
  )
}
