import { AdminItems, itemRules } from '#src/features/admin-items/AdminItems.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.needs.title()

/** Items that need an administrator, each linked to where it is resolved (ROUTE-05, PROD-05). */
export default function AdminHomePage() {
  const { t } = useText('needs')
  const address = useListAddress(itemRules)
  const texts = t.needs
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <PagedRegion title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <AdminItems {...{ address, page }} />}
      </PagedRegion>
    </>
  )
}
