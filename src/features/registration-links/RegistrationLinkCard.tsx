import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import {
  getListRegistrationLinksSuspenseQueryOptions,
  useUpdateRegistrationLink,
} from '#generated/endpoints/registration-links/registration-links.ts'
import type { RegistrationLink } from '#generated/model/index.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { useNearView } from '#src/ui/layout/use-near-view.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { MakeLink } from './MakeLink.tsx'
import styles from './registration-links.module.css'

/** Height of the code in px, kept free until it comes. */
const SIZE = 200

/** Lazy, because the card is collapsed. */
const QrCode = lazy(async () => ({ default: (await import('#src/ui/data/QrCode.tsx')).QrCode }))

type Props = { organizationId: string; journeyId: string }

/** The link with which people join a journey on their own: copy it or turn it off (INV-04). */
export function RegistrationLinkCard(props: Props) {
  const { t } = useText('registration')
  return (
    <Region title={t.registration.failed()} resetKey={props.journeyId}>
      <JourneyLink {...props} />
    </Region>
  )
}

function JourneyLink({ organizationId: organization, journeyId: journey }: Props) {
  const { t } = useText('registration')
  const { data, refetch } = useSuspenseQuery(
    getListRegistrationLinksSuspenseQueryOptions({ organization, process_definition: journey }),
  )
  const [link] = data.results
  if (!link) {
    return (
      <LinkCard>
        <Text>{t.registration.about()}</Text>
        <Text tone="secondary">{t.registration.none()}</Text>
        <MakeLink {...{ organization, journey }} onThere={() => void refetch()} />
      </LinkCard>
    )
  }
  return (
    <LinkCard enabled={link.enabled}>{link.enabled ? <Open link={link} /> : <Closed link={link} />}</LinkCard>
  )
}

/** Collapsed by default: people come for the list below it. */
function LinkCard({ enabled, children }: { enabled?: boolean; children: ReactNode }) {
  const { t } = useText('registration')
  const words = t.registration
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Disclosure
        title={
          <Group as="span" gap="sm">
            <span id={id}>{words.title()}</span>{' '}
            {enabled !== undefined && (
              <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? words.on() : words.off()}</Badge>
            )}
          </Group>
        }
      >
        <Stack gap="md">{children}</Stack>
      </Disclosure>
    </section>
  )
}

function Open({ link }: { link: RegistrationLink }) {
  const { t } = useText('registration')
  const [codeRef, isCodeNear] = useNearView()
  const words = t.registration
  return (
    <div className={styles.open}>
      <Stack gap="md">
        <Text>{words.about()}</Text>
        <div className={styles.address}>
          <Text size="sm" tone="secondary">
            {words.address()}
          </Text>
          <Text className={styles.url}>{link.url}</Text>
        </div>
        <Group>
          <CopyButton
            text={link.url}
            label={words.copy()}
            done={words.copied()}
            failed={words.copyFailed()}
          />
          <TurnOff id={link.id} />
        </Group>
        <Joined link={link} />
      </Stack>
      <div ref={codeRef} className={styles.code}>
        <div style={{ height: SIZE }}>
          <Suspense fallback={null}>
            {isCodeNear && <QrCode text={link.url} label={words.qrLabel()} />}
          </Suspense>
        </div>
        <Text size="sm" tone="secondary">
          {words.qrHelp()}
        </Text>
      </div>
    </div>
  )
}

function Closed({ link }: { link: RegistrationLink }) {
  const { t } = useText('registration')
  const words = t.registration
  return (
    <>
      <Text>{words.isOff()}</Text>
      <Group>
        <TurnOn id={link.id} />
      </Group>
      <Joined link={link} />
    </>
  )
}

function Joined({ link: { registered_count: count, last_registered_at: last } }: { link: RegistrationLink }) {
  const { t, format } = useText('registration')
  return (
    <Text size="sm" tone="secondary">
      {last === null ? t.registration.nobody() : t.registration.joined({ count, date: format.date(last) })}
    </Text>
  )
}

/** Enables a link again; harmless, so without confirmation. */
function TurnOn({ id }: { id: string }) {
  const { t } = useText('registration')
  const words = t.registration
  const { mutate, isPending, isError } = useUpdateRegistrationLink()
  const turnOn = () =>
    mutate(
      { id, data: { enabled: true } },
      { onSuccess: () => void toast({ message: words.turnedOn(), variant: 'success' }) },
    )
  return (
    <>
      {isError && <Alert kind="error">{words.turnFailed()}</Alert>}
      <Button variant="secondary" pending={isPending} onClick={turnOn}>
        {words.turnOn()}
      </Button>
    </>
  )
}

function TurnOff({ id }: { id: string }) {
  const { t } = useText('registration')
  const words = t.registration
  return (
    <ConfirmButton
      label={words.turnOff()}
      look={{ variant: 'quiet' }}
      call={useUpdateRegistrationLink()}
      variables={{ id, data: { enabled: false } }}
      title={words.turnOffTitle()}
      confirmLabel={words.turnOffConfirm()}
      undoable
      done={words.turnedOff()}
      failed={words.turnFailed}
    >
      <Stack gap="sm">
        <Text>{words.turnOffBody()}</Text>
        <Text>{words.turnOffUndo()}</Text>
      </Stack>
    </ConfirmButton>
  )
}
