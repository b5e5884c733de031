import { OfferingList } from '#src/features/admin-organizations/OfferingList.tsx'
import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'

export const title = (t: Texts): string => t.adminOrganizations.journeys.title()

/** The journeys of an organization: availability, audience and order (ROUTE-16). */
export default function AdminOrganizationJourneysPage() {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.journeys
  const fields = new Map([
    ['is_offered', texts.fields.offered()],
    ['is_discoverable', texts.discoverable()],
    ['position', texts.fields.position()],
    ['languages', texts.languages()],
  ])
  return (
    <OrganizationFrame current="journeys" title={(name) => texts.heading({ name })}>
      {({ id }) => (
        <>
          <PagedRegion title={texts.failed()} missing={texts.missingPage()}>
            {(page) => <OfferingList organizationId={id} page={page} />}
          </PagedRegion>
          <AuditList
            objectType="organization_journey"
            organization={id}
            fieldName={(field) => fields.get(field) ?? field}
          />
        </>
      )}
    </OrganizationFrame>
  )
}
