import type { User } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Title } from '#src/ui/Title.tsx'
import { missingPolicies, type Policies } from './policies.ts'
import { useGiveConsent } from './use-give-consent.ts'

type Props = { user: User; policies: Policies; product: string }

/** What, why, and both policies, before anything else (GATE-02, GATE-04, GATE-06). */
export function ConsentScreen({ user, policies, product }: Props) {
  const { t } = useText('auth')
  const give = useGiveConsent()
  const { consent } = t.auth
  const points = [
    { title: consent.whatTitle(), body: consent.what() },
    { title: consent.whyTitle(), body: consent.why() },
    { title: consent.rightsTitle(), body: consent.rights() },
  ]
  return (
    <Stack gap="lg">
      <Title level={1} tabIndex={-1}>
        {consent.title()}
      </Title>
      <Text size="lg">{consent.intro({ product })}</Text>
      <Card>
        <Stack gap="md">
          {points.map(({ title, body }) => (
            <Stack key={title} gap="xs">
              <Title level={2} size={4}>
                {title}
              </Title>
              <Text>{body}</Text>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Stack gap="sm">
        <Title level={2} size={4}>
          {consent.readTitle()}
        </Title>
        <TextLink href={policies.privacy}>{consent.privacy()}</TextLink>
        <TextLink href={policies.terms}>{consent.terms()}</TextLink>
      </Stack>
      <FormShell
        aria-label={consent.title()}
        submitLabel={consent.agree()}
        pending={give.isPending}
        submitError={give.isError && consent.failed()}
        onSubmit={() => give.mutateAsync(missingPolicies(user, policies)).catch(() => undefined)}
      >
        {null}
      </FormShell>
    </Stack>
  )
}
