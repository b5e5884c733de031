import { type ReactNode, useEffect, useState } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'
import styles from './settings.module.css'

type Props = {
  /** The forms for name, password and passkeys, passed in because they belong to other features. */
  name: ReactNode
  password: ReactNode
  passkeys: ReactNode
}

export function AccountSections({ name, password, passkeys }: Props) {
  const { t } = useText('settings')
  const { email } = useCurrentUser()
  const { brand, identity } = useConfig()
  const mayChange = useMayChangeAccount()
  const { account, devices, password: words } = t.settings
  return (
    <Stack gap="lg">
      <Card as="section">{name}</Card>
      <Section title={account.emailTitle()}>
        <Text strong className={styles.value}>
          {email || account.noEmail()}
        </Text>
        <Text tone="secondary">
          {account.emailHint()}{' '}
          <TextLink href={`mailto:${brand.supportEmail}`} newTab={false}>
            {brand.supportEmail}
          </TextLink>
        </Text>
      </Section>
      <Section title={words.title()}>
        {mayChange === undefined && <Skeleton lines={3} />}
        {mayChange === true && password}
        {mayChange === false && <Text>{words.elsewhere()}</Text>}
      </Section>
      {mayChange === true && identity.passkeys === true && (
        <Section title={t.settings.passkeys.own.title()}>{passkeys}</Section>
      )}
      <Section title={devices.title()}>
        <Region title={devices.loadFailed()}>
          <SignedInDevices />
        </Region>
        {mayChange === true && <SignOutEverywhere />}
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Title level={2}>{title}</Title>
        {children}
      </Stack>
    </Card>
  )
}

/**
 * Whether this session may change the account; undefined while unknown. If it cannot be determined, the forms are
 * shown and the service decides.
 */
function useMayChangeAccount(): boolean | undefined {
  const { ownAccount } = useSession()
  const [may, setMay] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    ownAccount
      .mayChangeAccount()
      .catch(() => true)
      .then((found) => isHere && setMay(found))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [ownAccount])
  return may
}

/** Ends the person's sessions on all devices, including this one (D-54, IDENT-51). */
function SignOutEverywhere() {
  const { t } = useText('settings')
  const session = useSession()
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const texts = t.settings.everywhere

  async function leave() {
    setState('leaving')
    try {
      await session.signOut()
    } catch {
      setState('failed') // ERR-25
    }
  }

  return (
    <Stack gap="md">
      <Text>
        {texts.body()} {texts.kept()}
      </Text>
      {state === 'failed' && <Alert kind="error">{texts.failed()}</Alert>}
      <Button variant="secondary" width="phone" pending={state === 'leaving'} onClick={() => void leave()}>
        {texts.submit()}
      </Button>
    </Stack>
  )
}
