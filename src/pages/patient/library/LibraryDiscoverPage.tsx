import { DiscoverFilters } from '#src/features/library/discover/DiscoverFilters.tsx'
import { DiscoverResults } from '#src/features/library/discover/DiscoverResults.tsx'
import { discoverRules } from '#src/features/library/discover/discover-rules.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'
import { LibraryOwner } from './LibraryOwner.tsx'

export const title = (t: Texts): string => t.library.discover.title()

/** The whole library with search and filters, kept in the URL (ROUTE-62). */
export default function LibraryDiscoverPage() {
  const { t } = useText()
  const { organizationId } = useRouteParams('organizationId')
  useActiveOrganization()
  const address = useListAddress(discoverRules)
  const texts = t.library.discover
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <LibraryOwner>
        <Stack gap="lg">
          <SearchAsYouType address={address} label={texts.search()} />
          <DiscoverFilters address={address} />
          <PagedRegion title={texts.failed()} missing={texts.missingPage()}>
            {() => <DiscoverResults organizationId={organizationId} address={address} />}
          </PagedRegion>
        </Stack>
      </LibraryOwner>
    </>
  )
}
