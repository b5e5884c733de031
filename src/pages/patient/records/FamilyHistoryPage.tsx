import { FamilyDrawer } from '#src/features/records/family-history/FamilyDrawer.tsx'
import { FamilyList } from '#src/features/records/family-history/FamilyList.tsx'
import { relations } from '#src/features/records/family-history/queries.ts'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordsView } from '#src/features/records/list/RecordsView.tsx'
import { useDrawerAddress } from '#src/features/records/form/use-drawer-address.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.familyHistory.title()

/** The illnesses of a person's relatives, added and edited in a drawer (HEALTH-06). */
export default function FamilyHistoryPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const [query] = useSearchParams()
  const address = useListAddress({
    orderings: [],
    first: { by: '', descending: false },
    filters: { relation: relations },
  })
  const drawer = useDrawerAddress()
  const texts = t.records.familyHistory
  const addFor = (relation: string) => {
    const next = new URLSearchParams(query)
    next.delete('edit')
    next.set('add', '1')
    next.set('for', relation)
    return `?${next}`
  }
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordsView
            {...{ profile, texts, address }}
            add={{ to: drawer.addTo, state: drawer.linkState }}
            note={texts.privacy()}
            filters={
              <ListToolbar
                address={address}
                filters={[
                  {
                    name: 'relation',
                    label: texts.filter(),
                    options: relations.map((value) => ({ value, label: texts.relation[value]() })),
                  },
                ]}
              />
            }
          >
            {(page) => <FamilyList {...{ patientId, address, page, drawer, addFor }} />}
          </RecordsView>
          <FamilyDrawer {...{ patientId, drawer }} />
        </>
      )}
    </RecordScope>
  )
}
