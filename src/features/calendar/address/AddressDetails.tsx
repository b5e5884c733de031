import { useState } from 'react'
import {
  useDeleteCalendarSubscription,
  useReplaceCalendarSubscription,
} from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from './address.module.css'

type Props = { url: string; lastReadAt: string | null }

/** The address that works, and what can be done with it. */
export function AddressDetails({ url, lastReadAt }: Props) {
  const { t } = useText('calendar')
  const format = useFormat()
  const texts = t.calendar.address
  const replace = useReplaceCalendarSubscription()
  const turnOff = useDeleteCalendarSubscription()
  return (
    <Stack gap="md">
      <Title level={3}>{texts.yours()}</Title>
      <Text className={styles.address}>{url}</Text>
      <Group>
        <CopyButton text={url} label={texts.copy()} done={texts.copied()} failed={texts.copyFailed()} />
        {/* Calendar programs register themselves for this scheme. */}
        <TextLink href={url.replace(/^https?:/, 'webcal:')} newTab={false}>
          {texts.open()}
        </TextLink>
      </Group>
      <Text size="sm" tone="secondary">
        {texts.how()}
      </Text>
      <Text>{lastReadAt === null ? texts.unread() : texts.read({ date: format.dateTime(lastReadAt) })}</Text>
      <Group>
        <AddressAction
          label={texts.replace()}
          title={texts.replaceTitle()}
          body={texts.replaceBody()}
          done={texts.replaced()}
          failed={texts.replaceFailed()}
          action={replace}
        />
        <AddressAction
          label={texts.off()}
          title={texts.offTitle()}
          body={texts.offBody()}
          done={texts.offDone()}
          failed={texts.offFailed()}
          action={turnOff}
        />
      </Group>
    </Stack>
  )
}

type AddressActionProps = {
  label: string
  title: string
  body: string
  done: string
  failed: string
  action: {
    mutateAsync: () => Promise<unknown>
    isPending: boolean
    isError: boolean
    reset: () => void
  }
}

/** A button that ends the current address, after confirmation (3.3.4). */
function AddressAction({ label, title, body, done, failed, action }: AddressActionProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    action.reset()
    setAsking(false)
  }
  // not a callback of `mutate`: without an address this button is gone by then
  const send = () =>
    action.mutateAsync().then(
      () => {
        close()
        toast({ variant: 'success', message: done })
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        confirmLabel={label}
        onConfirm={() => void send()}
        onCancel={close}
        pending={action.isPending}
        error={action.isError ? failed : undefined}
        final
      >
        <Text>{body}</Text>
      </ConfirmDialog>
    </>
  )
}
