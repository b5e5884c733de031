import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { missingPolicies, type Policies } from './policies.ts'
import { useGiveConsent } from './use-give-consent.ts'
import { consentDecisions, isTakenBack } from './taken-back.ts'

type Props = {
  user: User
  policies: Policies
  product: string
  supportEmail: string
  /** The exit for a person who declines. */
  leave: { go: () => void; leaving: boolean }
}

/**
 * Explains the purpose and links both policies before anything else (GATE-02, GATE-04, GATE-06); declining is
 * possible.
 */
export function ConsentScreen({ user, policies, product, supportEmail, leave }: Props) {
  const { t } = useText('gates')
  const give = useGiveConsent()
  const [declining, setDeclining] = useState(false)
  const { consent } = t.gates
  const points = [
    { title: consent.whatTitle(), body: user.is_guest ? consent.guestWhat() : consent.what() },
    { title: consent.whyTitle(), body: consent.why() },
    { title: consent.rightsTitle(), body: consent.rights() },
  ]
  return (
    <Stack gap="lg">
      <PageHeading>{consent.title()}</PageHeading>
      <TakenBackNote policies={policies} />
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
        <VersionText policies={policies} />
      </Stack>
      <FormShell
        aria-label={consent.title()}
        submitLabel={consent.agree()}
        pending={give.isPending}
        submitError={give.isError && consent.failed()}
        onSubmit={() => give.mutateAsync(missingPolicies(user, policies)).catch(() => undefined)}
        actions={
          <Button variant="quiet" width="phone" disabled={give.isPending} onClick={() => setDeclining(true)}>
            {consent.decline()}
          </Button>
        }
      >
        {null}
      </FormShell>
      <DeclineModal
        opened={declining}
        isGuest={user.is_guest}
        onClose={() => setDeclining(false)}
        product={product}
        supportEmail={supportEmail}
        leave={leave}
      />
    </Stack>
  )
}

/** The version of the policies, without which a consent is meaningless. */
function VersionText({ policies: { version, updated } }: { policies: Policies }) {
  const { t, format } = useText('gates')
  const { consent } = t.gates
  if (!version && !updated) return null
  const date = updated ? format.date(updated) : ''
  const words =
    version && date
      ? consent.versionAndDate({ version, date })
      : version
        ? consent.version({ version })
        : consent.date({ date })
  return (
    <Text size="sm" tone="secondary">
      {words}
    </Text>
  )
}

/** Tells a person who withdrew consent what they can still do. */
function TakenBackNote({ policies }: { policies: Policies }) {
  const { t } = useText('gates')
  const { data } = useQuery(consentDecisions)
  if (!data || !isTakenBack(data.results, policies)) return null
  const texts = t.gates.consent
  return (
    <Alert kind="info" role="none" title={texts.takenBack()}>
      <Stack gap="sm">
        <Text>{texts.takenBackBody()}</Text>
        <div>
          <ButtonLink to={paths.settings.privacy()} variant="secondary" size="sm">
            {texts.toPrivacy()}
          </ButtonLink>
        </div>
      </Stack>
    </Alert>
  )
}

type DeclineModalProps = {
  opened: boolean
  isGuest: boolean
  onClose: () => void
  product: string
  supportEmail: string
  leave: { go: () => void; leaving: boolean }
}

/** Explains the consequences of declining before the person leaves. */
function DeclineModal({ opened, isGuest, onClose, product, supportEmail, leave }: DeclineModalProps) {
  const { t } = useText('gates')
  const { consent } = t.gates
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={consent.declineTitle()}
      actions={
        <>
          <Button onClick={onClose}>{consent.declineBack()}</Button>
          <Button variant="secondary" pending={leave.leaving} onClick={leave.go}>
            {isGuest ? consent.guestLeave() : consent.declineLeave()}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{consent.declineWhat({ product })}</Text>
        <Text>{isGuest ? consent.guestThen() : consent.declineThen()}</Text>
        <Text>{consent.declineHelp({ email: supportEmail })}</Text>
      </Stack>
    </Modal>
  )
}
