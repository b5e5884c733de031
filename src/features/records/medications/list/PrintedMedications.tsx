import type { Medication, Patient } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { medicationSentence } from '../facts/medication-sentence.ts'
import styles from './printed.module.css'
import { productName } from '../facts/product-name.ts'

type Props = {
  profile: Patient
  /** All current medications; undefined while loading or after a failure. */
  medications: readonly Medication[] | undefined
  /** The allergies, one line each; likewise undefined. */
  allergies: readonly string[] | undefined
}

/**
 * The printed list, which replaces the one on screen: complete regardless of page and search, always with
 * allergies and date. Also used by the browser's own print command.
 */
export function PrintedMedications({ profile, medications, allergies }: Props) {
  const { t, locale } = useText('records')
  const format = useFormat()
  const { print, column } = t.records.medications
  const name = `${profile.first_name} ${profile.last_name}`
  return (
    <section className={styles.paper}>
      <h1>{print.whose({ name })}</h1>
      <p>{print.on({ date: format.date(localToday()) })}</p>
      <h2>{print.allergies()}</h2>
      {allergies === undefined && <p className={styles.warning}>{print.allergiesMissing()}</p>}
      {allergies?.length === 0 && <p>{print.allergiesNone()}</p>}
      {allergies !== undefined && allergies.length > 0 && (
        <ul>
          {allergies.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h2>{t.records.medications.title()}</h2>
      {medications === undefined && <p className={styles.warning}>{print.incomplete()}</p>}
      {medications?.length === 0 && <p>{print.medicationsNone()}</p>}
      {medications !== undefined && medications.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{column.name()}</th>
              <th scope="col">{column.how()}</th>
              <th scope="col">{print.reason()}</th>
              <th scope="col">{column.since()}</th>
            </tr>
          </thead>
          <tbody>
            {medications.map((medication) => (
              <tr key={medication.id}>
                <th scope="row">{productName(medication)}</th>
                <td>
                  {medicationSentence(medication, { t, locale })}
                  {medication.instruction_type === 'structured' && medication.instructions && (
                    <div>{medication.instructions}</div>
                  )}
                </td>
                <td>{medication.reason}</td>
                <td>{medication.start_date && format.date(medication.start_date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{print.selfReported()}</p>
    </section>
  )
}
