import { OfferList } from '#src/features/journeys/offers/OfferList.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.care.recommended.title()

/** Journeys to join: recommended to the active profile, or all of the organization's. */
export default function RecommendedJourneysPage() {
  const { t } = useText('care')
  const { organizationId } = useRouteParams('organizationId')
  const profile = useActiveProfile()
  const address = useListAddress({
    orderings: ['name'],
    first: { by: 'name', descending: false },
    filters: { show: ['all'] },
  })
  const { recommended: texts, filter, list } = t.care
  const isForOther = profile !== undefined && !profile.is_self
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.subtitle()} />
      <Stack gap="lg">
        {isForOther && (
          <Text strong>
            {texts.forProfile({ name: `${profile.first_name} ${profile.last_name}`.trim() })}
          </Text>
        )}
        <ListToolbar
          address={address}
          searchLabel={texts.search()}
          filters={[
            {
              name: 'show',
              label: filter.show(),
              empty: texts.onlyRecommended(),
              options: [{ value: 'all', label: texts.everything() }],
            },
          ]}
        />
        {/* The key remounts the list per profile. */}
        <PagedRegion
          key={`${profile?.id} ${filterKey(address)}`}
          title={texts.failed()}
          missing={list.missingPage()}
        >
          {(page) => <OfferList {...{ organizationId, address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
