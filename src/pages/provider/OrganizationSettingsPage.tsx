import type { Organization } from '#generated/model/index.ts'
import { OrganizationSections } from '#src/features/organizations/OrganizationSections.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

export const title = (t: Texts): string => t.provider.organizationSettings.title()

/** The organization's details, editable for its own care team, read-only for others (ORG-15, ROUTE-91). */
export default function OrganizationSettingsPage() {
  const { t } = useText()
  const { organization, organizations, pending, failure } = useActiveOrganization()
  const texts = t.provider.organizationSettings
  return (
    <>
      <PageHeader title={texts.title()} subtitle={organization && texts.intro({ name: organization.name })} />
      {pending && <Skeleton cards={2} />}
      {failure && <ErrorPanel error={failure.error} onRetry={failure.retry} />}
      {organization && (
        <Settings
          key={organization.id}
          organization={organization}
          mayChange={organizations.some(({ id }) => id === organization.id)}
        />
      )}
    </>
  )
}

function Settings({ organization, mayChange }: { organization: Organization; mayChange: boolean }) {
  return (
    <Stack gap="xl">
      <OrganizationSections {...{ organization, mayChange }} />
      {!mayChange && <WhoChanges />}
    </Stack>
  )
}

/** For people outside the organization. */
function WhoChanges() {
  const { t } = useText()
  const { brand } = useConfig()
  const texts = t.provider.organizationSettings
  return (
    <TitledCard id="change" title={texts.change()} size={3} gap="sm" look="soft">
      <Text>{texts.changeHow()}</Text>
      <TextLink href={`mailto:${brand.supportEmail}`} newTab={false}>
        {texts.write({ email: brand.supportEmail })}
      </TextLink>
    </TitledCard>
  )
}
