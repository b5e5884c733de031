import { ProcedureList } from '#src/features/records/procedures/ProcedureList.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordsView } from '#src/features/records/list/RecordsView.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.procedures.title()

/** The procedures in a person's health record (ROUTE-45). */
export default function ProceduresPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['name', 'date'],
    first: { by: 'date', descending: true },
  })
  const texts = t.records.procedures
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <RecordsView
          {...{ profile, texts, address }}
          add={{ to: paths.patient.healthStory.newProcedure({ patientId }) }}
        >
          {(page) => <ProcedureList {...{ patientId, address, page }} />}
        </RecordsView>
      )}
    </RecordScope>
  )
}
