import type { Organization } from '#generated/model/index.ts'
import { OrganizationDetails } from '#src/features/organizations/OrganizationDetails.tsx'
import { OrganizationLogo } from '#src/features/organizations/OrganizationLogo.tsx'
import { ThemePreview } from '#src/features/organizations/ThemePreview.tsx'
import { useConfig } from '#src/flags/config.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveOrganization } from '#src/session/active-organization.ts'
import { Card } from '#src/ui/Card.tsx'
import { ErrorPanel } from '#src/ui/ErrorPanel.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.provider.organizationSettings.title()

/** What is known of the organization, to be read; who may change it is not in the source documents (ORG-15). */
export default function OrganizationSettingsPage() {
  const { t } = useText()
  const { organization, pending, failure } = useActiveOrganization()
  const texts = t.provider.organizationSettings
  return (
    <>
      <PageHeader title={texts.title()} subtitle={organization && texts.intro({ name: organization.name })} />
      {pending && <Skeleton cards={2} />}
      {failure && <ErrorPanel onRetry={failure.retry} />}
      {organization && <Settings organization={organization} />}
    </>
  )
}

function Settings({ organization }: { organization: Organization }) {
  const { t } = useText()
  const { brand } = useConfig()
  const texts = t.provider.organizationSettings
  return (
    <Stack gap="xl">
      <Card as="section" aria-labelledby="about">
        <Stack gap="md">
          <Title level={2} id="about">
            {texts.about()}
          </Title>
          <Region pending={null} failure={() => null}>
            <OrganizationLogo organization={organization} alt={texts.logo({ name: organization.name })} />
          </Region>
          <OrganizationDetails organization={organization} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="colours">
        <Stack gap="md">
          <Title level={2} id="colours">
            {texts.colours.title()}
          </Title>
          <Region title={texts.colours.failed()} pending={<Skeleton lines={4} />}>
            <ThemePreview organization={organization} />
          </Region>
        </Stack>
      </Card>
      <Card as="section" look="soft" aria-labelledby="change">
        <Stack gap="sm">
          <Title level={2} size={3} id="change">
            {texts.change()}
          </Title>
          <Text>{texts.changeHow()}</Text>
          <TextLink href={`mailto:${brand.supportEmail}`} newTab={false}>
            {texts.write({ email: brand.supportEmail })}
          </TextLink>
        </Stack>
      </Card>
    </Stack>
  )
}
