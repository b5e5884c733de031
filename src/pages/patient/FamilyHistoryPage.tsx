import { FamilyDrawer } from '#src/features/records/family-history/FamilyDrawer.tsx'
import { FamilyList } from '#src/features/records/family-history/FamilyList.tsx'
import { relations } from '#src/features/records/family-history/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { useDrawerAddress } from '#src/features/records/use-drawer-address.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

export const title = (t: Texts): string => t.records.familyHistory.title()

/** The illnesses of a person's relatives; they are added and changed in a drawer over the list (HEALTH-06). */
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
          <RecordHeader
            profile={profile}
            title={texts.title()}
            subtitle={
              <>
                {texts.intro()} <span>{texts.privacy()}</span>
              </>
            }
            back={{
              label: t.records.shared.everything(),
              to: paths.patient.healthStory.records({ patientId }),
            }}
            actions={
              <ButtonLink
                to={drawer.addTo}
                state={drawer.linkState}
                icon={<IconPlus aria-hidden size="1.125rem" />}
              >
                {texts.add()}
              </ButtonLink>
            }
          />
          <Stack gap="lg">
            <Group align="end">
              <SearchAsYouType address={address} label={texts.search()} />
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
            </Group>
            <PagedRegion
              key={filterKey(address)}
              title={texts.failed()}
              missing={t.records.shared.missingPage()}
            >
              {(page) => <FamilyList {...{ patientId, address, page, drawer, addFor }} />}
            </PagedRegion>
          </Stack>
          <FamilyDrawer {...{ patientId, drawer }} />
        </>
      )}
    </RecordScope>
  )
}
