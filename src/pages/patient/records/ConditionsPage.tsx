import { ConditionList } from '#src/features/records/conditions/ConditionList.tsx'
import { conditionViews, viewFrom } from '#src/features/records/conditions/queries.ts'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordsView } from '#src/features/records/list/RecordsView.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.conditions.title()

/** The conditions in a person's health record (ROUTE-26). */
export default function ConditionsPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['name', 'diagnosis_year'],
    first: { by: 'name', descending: false },
    filters: { view: conditionViews },
  })
  const texts = t.records.conditions
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <RecordsView
          {...{ profile, texts, address }}
          add={{ to: paths.patient.healthStory.newCondition({ patientId }) }}
          filters={
            <Segments
              label={t.records.shared.show()}
              options={conditionViews.map((value) => ({ value, label: texts.views[value]() }))}
              value={viewFrom(address.filters.view)}
              onChange={(view) => address.filter('view', view === 'current' ? '' : view)}
            />
          }
        >
          {(page) => <ConditionList {...{ patientId, address, page }} />}
        </RecordsView>
      )}
    </RecordScope>
  )
}
