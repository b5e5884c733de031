import { AllergyDrawer } from '#src/features/records/allergies/AllergyDrawer.tsx'
import { AllergyList } from '#src/features/records/allergies/AllergyList.tsx'
import { allergyOrder, allergyViews, viewFrom } from '#src/features/records/allergies/queries.ts'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordsView } from '#src/features/records/list/RecordsView.tsx'
import { useDrawerAddress } from '#src/features/records/form/use-drawer-address.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.allergies.title()

/** The allergies in a person's health record, added and edited in a drawer (ROUTE-25). */
export default function AllergiesPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({ ...allergyOrder, filters: { view: allergyViews } })
  const drawer = useDrawerAddress()
  const texts = t.records.allergies
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordsView
            {...{ profile, texts, address }}
            add={{ to: drawer.addTo, state: drawer.linkState }}
            filters={
              <Segments
                label={t.records.shared.show()}
                options={allergyViews.map((value) => ({ value, label: t.records.conditions.views[value]() }))}
                value={viewFrom(address.filters.view)}
                onChange={(view) => address.filter('view', view === 'current' ? '' : view)}
              />
            }
          >
            {(page) => <AllergyList {...{ patientId, address, page, drawer }} />}
          </RecordsView>
          <AllergyDrawer {...{ patientId, drawer }} />
        </>
      )}
    </RecordScope>
  )
}
