import { useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  getGetCalendarSubscriptionSuspenseQueryOptions,
  useDeleteCalendarSubscription,
  useReplaceCalendarSubscription,
  useSaveCalendarSubscription,
} from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import { type CalendarEntryKind, CalendarEntryKind as Kind } from '#generated/model/index.ts'
import { CalendarEntryKind as kindSchema } from '#generated/zod/portageV1.schemas.zod.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { choices } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from './address.module.css'

/** The private calendar address of the account: creating, copying, replacing and turning it off. */
export function CalendarAddress() {
  const { t } = useText('calendar')
  const { data } = useSuspenseQuery(getGetCalendarSubscriptionSuspenseQueryOptions())
  return (
    <Stack gap="lg">
      <Text>{t.calendar.address.private()}</Text>
      {data.url !== null && <AddressDetails url={data.url} lastReadAt={data.last_read_at} />}
      <KindsForm key={data.url} kinds={data.kinds} isNew={data.url === null} />
    </Stack>
  )
}

type Props = { url: string; lastReadAt: string | null }

/** The address that works, and what can be done with it. */
function AddressDetails({ url, lastReadAt }: Props) {
  const { t, format } = useText('calendar')
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

const schema = z.object({ kinds: choices(kindSchema) })

type KindsFormProps = { kinds: readonly CalendarEntryKind[]; isNew: boolean }

/** What the calendar shows; saving it the first time creates the address. */
function KindsForm({ kinds, isNew }: KindsFormProps) {
  const { t } = useText('calendar')
  const texts = t.calendar.address
  const { mutateAsync } = useSaveCalendarSubscription()
  const appForm = useAppForm({
    schema,
    defaultValues: { kinds: [...kinds] as string[] },
    send: (data) => mutateAsync({ data }),
    onSaved: (saved) => {
      appForm.form.reset({ kinds: saved.kinds })
      toast({ variant: 'success', message: isNew ? texts.created() : texts.saved() })
    },
    failureText: () => texts.saveFailed(),
  })
  const { kind, kindHelp } = t.calendar
  const options = {
    [Kind.steps]: { label: kind.steps() },
    [Kind.check_ins]: { label: kind.checkIns() },
    [Kind.medications]: { label: kind.medications(), help: kindHelp.medications() },
    [Kind.doses]: { label: kind.doses(), help: kindHelp.doses() },
  } satisfies Record<CalendarEntryKind, object>
  return (
    <FormShell
      {...appForm.shell}
      aria-label={texts.what()}
      submitLabel={isNew ? texts.create() : texts.save()}
    >
      <CheckboxGroupField
        {...appForm.field('kinds')}
        label={texts.what()}
        required
        options={Object.values(Kind).map((value) => ({ value, ...options[value] }))}
      />
    </FormShell>
  )
}
