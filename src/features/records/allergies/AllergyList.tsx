import { useSuspenseQuery } from '@tanstack/react-query'
import type { Allergy } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import { Group } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { NOTHING } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../list/RecordsEmptyState.tsx'
import { RecordList } from '../list/RecordList.tsx'
import type { RecordColumns } from '../record/record.ts'
import { sourceColumn } from '../list/source-column.tsx'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { isSerious } from './allergy-rules.ts'
import { reactionsText } from './reactions-text.ts'
import { allergyPage, type AllergyView, firstAllergy, viewFrom } from './queries.ts'

type Props = { patientId: string; address: ListAddress; page: number; drawer: DrawerAddress }

/** One page of allergies, most serious first (2.8). */
export function AllergyList({ patientId, address, page, drawer }: Props) {
  const { t } = useText('records')
  const view = viewFrom(address.filters.view)
  const { data } = useSuspenseQuery(allergyPage({ patientId, page, view, address }))
  const texts = t.records.allergies
  const columns = {
    allergen: {
      id: 'allergen',
      header: texts.column.allergen(),
      sort: 'allergen',
      isName: true,
      cell: (allergy) => (
        <Group gap="sm">
          <TextLink to={drawer.editTo(allergy.id)} state={drawer.linkState}>
            {allergy.allergen}
          </TextLink>
          {allergy.status !== 'active' && <Badge>{texts.filter[allergy.status]()}</Badge>}
        </Group>
      ),
    },
    code: notHere('says the name again, for machines'),
    status: notHere('beside the allergen'),
    reactions: {
      id: 'reactions',
      header: texts.column.reactions(),
      cell: (allergy) => reactionsText(allergy, t),
    },
    reaction_text: notHere('among the reactions'),
    category: notHere('the allergen says it'),
    severity: {
      id: 'severity',
      header: texts.column.severity(),
      sort: 'severity',
      sortedAs: 'level',
      cell: (allergy) =>
        isSerious(allergy) ? (
          <Badge tone="danger" icon={IconAlertTriangle}>
            {texts.severity.severe()}
          </Badge>
        ) : (
          texts.severity[allergy.severity]()
        ),
    },
    onset_year: {
      id: 'onset',
      header: texts.column.onset(),
      onPhone: 'named',
      sort: 'onset_year',
      sortedAs: 'date',
      cell: ({ onset_year: year }) => (year === null ? NOTHING : String(year)),
    },
    notes: notHere('too long for a row'),
  } satisfies RecordColumns<Allergy>
  return (
    <RecordList
      {...{ address, page, data }}
      columns={[...shown(columns), sourceColumn(t)]}
      caption={texts.caption()}
      empty={<NoAllergies {...{ patientId, view, address, drawer }} />}
    />
  )
}

/** An empty view is not an empty list. */
function NoAllergies({ patientId, view, address, drawer }: Omit<Props, 'page'> & { view: AllergyView }) {
  const { t } = useText('records')
  const { data } = useSuspenseQuery(firstAllergy(patientId))
  const texts = t.records.allergies
  if (data.count > 0) {
    return (
      <EmptyState
        icon={IconAlertTriangle}
        title={view === 'past' ? texts.emptyPast() : texts.emptyCurrent()}
        action={
          <Button variant="secondary" onClick={() => address.filter('view', 'all')}>
            {texts.emptyAll()}
          </Button>
        }
      />
    )
  }
  return (
    <RecordsEmptyState
      {...{ patientId }}
      icon={IconAlertTriangle}
      kind="allergies"
      title={texts.emptyTitle()}
      body={texts.emptyBody()}
      add={{ to: drawer.addTo, label: texts.add(), state: drawer.linkState }}
    />
  )
}
