import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Medication, Patient } from '#generated/model/index.ts'
import { getListAllergiesQueryOptions } from '#generated/endpoints/allergies/allergies.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsView } from '../../list/RecordsView.tsx'
import { reactionsText } from '../../allergies/reactions-text.ts'
import { medicationSentence } from '../facts/medication-sentence.ts'
import { productName } from '../facts/product-name.ts'
import { MedicationList } from './MedicationList.tsx'
import styles from './printed.module.css'
import { medicationViews, printedMedications, viewFrom } from '../queries.ts'

const MOST = 100

/**
 * Allergies for the printed list, one line each, most serious first; undefined while loading, after a failure,
 * or if there is more than one page: the printout then says that they are missing.
 */
function usePrintedAllergies(patientId: string): readonly string[] | undefined {
  const { t } = useText('records')
  const texts = t.records.allergies
  const { data, isError } = useQuery(
    getListAllergiesQueryOptions({
      patient: patientId,
      status: 'active',
      ordering: ['-severity', 'allergen'],
      page_size: MOST,
    }),
  )
  if (data === undefined || isError || data.next !== null) return undefined
  return data.results.map((allergy) =>
    texts.line({
      allergen: allergy.allergen,
      reactions: reactionsText(allergy, t),
      severity: texts.severity[allergy.severity](),
    }),
  )
}

type Props = { profile: Patient; patientId: string; address: ListAddress }

export function MedicationsView({ profile, patientId, address }: Props) {
  const { t } = useText('records')
  const { medications, refresh } = usePrintedMedications(patientId)
  const allergies = usePrintedAllergies(patientId)
  const texts = t.records.medications
  return (
    <>
      <div className={styles.screen}>
        <RecordsView
          {...{ profile, texts, address }}
          add={{ to: paths.patient.healthStory.newMedication({ patientId }) }}
          actions={<PrintMedications refresh={refresh} />}
          filters={
            <Segments
              label={t.records.shared.show()}
              options={medicationViews.map((value) => ({ value, label: texts.views[value]() }))}
              value={viewFrom(address.filters.view)}
              onChange={(view) => address.filter('view', view === 'past' ? view : '')}
            />
          }
        >
          {(page) => <MedicationList {...{ patientId, address, page }} />}
        </RecordsView>
      </div>
      <PrintedMedications {...{ profile, medications, allergies }} />
    </>
  )
}

/**
 * Everything that is taken now, for paper; undefined until it is here, when it cannot be had, and when there is more
 * than one page of it: a list that is not whole must say so.
 */
function usePrintedMedications(patientId: string): {
  medications: readonly Medication[] | undefined
  refresh: () => Promise<unknown>
} {
  const { data, isError, refetch } = useQuery(printedMedications(patientId))
  const isWhole = data !== undefined && !isError && data.next === null
  return { medications: isWhole ? data.results : undefined, refresh: () => refetch() }
}

/** Prints the list as it is now. */
function PrintMedications({ refresh }: { refresh: () => Promise<unknown> }) {
  const { t } = useText('records')
  const [isPending, setPending] = useState(false)
  async function print() {
    setPending(true)
    await refresh()
    // what came is on the page before the browser looks at it
    flushSync(() => setPending(false))
    window.print()
  }
  return (
    <Button variant="secondary" pending={isPending} icon={IconPrinter} onClick={() => void print()}>
      {t.records.medications.print.action()}
    </Button>
  )
}

type PrintedMedicationsProps = {
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
function PrintedMedications({ profile, medications, allergies }: PrintedMedicationsProps) {
  const { t, locale, format } = useText('records')
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
