import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { SearchOrganization } from '#src/features/admin-organizations/search/SearchOrganization.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { ChoiceSection } from '#src/features/organizations/admin/ChoiceSection.tsx'
import { IconSection } from '#src/features/organizations/admin/IconSection.tsx'
import { PrivacyAgeSection } from '#src/features/organizations/admin/PrivacyAgeSection.tsx'
import { fieldNames } from '#src/features/organizations/admin/field-names.ts'
import { MessagesSection } from '#src/features/organizations/messages/MessagesSection.tsx'
import { OrganizationSections } from '#src/features/organizations/OrganizationSections.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'

export const title = (t: Texts): string => t.adminOrganizations.detail.title()

/** One organization: details and branding, each editable, and the audit log (ROUTE-10). */
export default function AdminOrganizationPage() {
  const { t } = useText('adminOrganizations', 'organization', 'provider')
  return (
    <OrganizationFrame current="details" title={(name) => name} actions={<SearchOrganization />}>
      {(organization) => (
        <>
          <OrganizationSections
            key={organization.id}
            mayChange
            organization={organization}
            healthCards={(section, onClose) => (
              <ChoiceSection choice="healthCards" {...{ organization, section, onClose }} />
            )}
            reviews={(section, onClose) => (
              <ChoiceSection choice="reviews" {...{ organization, section, onClose }} />
            )}
            privacyAge={(section, onClose) => <PrivacyAgeSection {...{ organization, section, onClose }} />}
            messages={(section, onClose) => <MessagesSection {...{ organization, section, onClose }} />}
            icon={(section, onClose) => <IconSection {...{ organization, section, onClose }} />}
          />
          <AuditList
            objectType={['organization', 'message_template']}
            organization={organization.id}
            fieldName={fieldNames(t)}
          />
        </>
      )}
    </OrganizationFrame>
  )
}
