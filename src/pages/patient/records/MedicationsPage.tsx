import { MedicationsView } from '#src/features/records/medications/list/MedicationsView.tsx'
import { medicationViews } from '#src/features/records/medications/queries.ts'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.medications.title()

/** The medications in a person's health record (ROUTE-40). */
export default function MedicationsPage() {
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['name', 'start_date'],
    first: { by: 'name', descending: false },
    filters: { view: medicationViews },
  })
  return (
    <RecordScope patientId={patientId}>
      {(profile) => <MedicationsView {...{ profile, patientId, address }} />}
    </RecordScope>
  )
}
