import { AllergyDrawer } from '#src/features/records/allergies/AllergyDrawer.tsx'
import { AllergyList } from '#src/features/records/allergies/AllergyList.tsx'
import { allergyOrder, allergyViews, viewFrom } from '#src/features/records/allergies/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { useDrawerAddress } from '#src/features/records/use-drawer-address.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

export const title = (t: Texts): string => t.records.allergies.title()

/** The allergies in a person's health record; one is added and changed in a drawer over the list (ROUTE-25). */
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
          <RecordHeader
            profile={profile}
            title={texts.title()}
            subtitle={texts.intro()}
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
              <Segments
                label={t.records.shared.show()}
                options={allergyViews.map((value) => ({ value, label: t.records.conditions.views[value]() }))}
                value={viewFrom(address.filters.view)}
                onChange={(view) => address.filter('view', view === 'current' ? '' : view)}
              />
            </Group>
            <PagedRegion
              key={filterKey(address)}
              title={texts.failed()}
              missing={t.records.shared.missingPage()}
            >
              {(page) => <AllergyList {...{ patientId, address, page, drawer }} />}
            </PagedRegion>
          </Stack>
          <AllergyDrawer {...{ patientId, drawer }} />
        </>
      )}
    </RecordScope>
  )
}
