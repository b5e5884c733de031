import { Shelves } from '#src/features/library/home/Shelves.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { LibraryOwner } from './LibraryOwner.tsx'

export const title = (t: Texts): string => t.library.title()

/** Recommended, saved and started contents (ROUTE-61). */
export default function LibraryPage() {
  const { t } = useText()
  const { organizationId } = useRouteParams('organizationId')
  useActiveOrganization()
  return (
    <>
      <PageHeader title={t.library.title()} subtitle={t.library.intro()} />
      <LibraryOwner>
        <Shelves key={organizationId} organizationId={organizationId} />
      </LibraryOwner>
    </>
  )
}
