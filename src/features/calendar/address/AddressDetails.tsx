import {
  useDeleteCalendarSubscription,
  useReplaceCalendarSubscription,
} from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from './address.module.css'

type Props = { url: string; lastReadAt: string | null }

/** The address that works, and what can be done with it. */
export function AddressDetails({ url, lastReadAt }: Props) {
  const { t } = useText('calendar')
  const format = useFormat()
  const texts = t.calendar.address
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
        <ConfirmButton
          label={texts.replace()}
          call={useReplaceCalendarSubscription()}
          variables={undefined}
          title={texts.replaceTitle()}
          final
          done={texts.replaced()}
          failed={texts.replaceFailed}
        >
          <Text>{texts.replaceBody()}</Text>
        </ConfirmButton>
        <ConfirmButton
          label={texts.off()}
          call={useDeleteCalendarSubscription()}
          variables={undefined}
          title={texts.offTitle()}
          final
          done={texts.offDone()}
          failed={texts.offFailed}
        >
          <Text>{texts.offBody()}</Text>
        </ConfirmButton>
      </Group>
    </Stack>
  )
}
