import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Segments } from '#src/ui/Segments.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { RecordsView } from '../RecordsView.tsx'
import { MedicationList } from './MedicationList.tsx'
import styles from './printed.module.css'
import { PrintedMedications } from './PrintedMedications.tsx'
import { PrintMedications } from './PrintMedications.tsx'
import { medicationViews, viewFrom } from './queries.ts'
import { usePrintedAllergies } from './use-printed-allergies.ts'
import { usePrintedMedications } from './use-printed-medications.ts'

type Props = { profile: Patient; patientId: string; address: ListAddress }

/** A person's medications: the list on screen and the printed one. */
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
