import { useSaveReminderPreferences } from '#generated/endpoints/reminder-preferences/reminder-preferences.ts'
import { ReminderRhythm, type ReminderPreferences } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { reminderSchema, toReminderForm, toReminderRequest } from './reminder-schema.ts'
import { deviceTimeZone, timeZoneName } from '#src/i18n/time-zone.ts'
import type { ComponentProps } from 'react'
import { formatTimeOfDay } from '#src/i18n/format.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'

type Props = { saved: ReminderPreferences }

/** Channels, rhythm, time of day and quiet hours; what does not apply is hidden and keeps its value. */
export function ReminderForm({ saved }: Props) {
  const { t, locale } = useText('reminders', 'kit')
  const texts = t.reminders
  const { mutateAsync } = useSaveReminderPreferences()
  const appForm = useAppForm({
    schema: reminderSchema,
    defaultValues: toReminderForm(saved),
    texts: { sameTimes: () => texts.sameTimes() },
    send: (checked) => mutateAsync({ data: toReminderRequest(checked, deviceTimeZone()) }),
    onSaved: (now) => {
      appForm.form.reset(toReminderForm(now))
      toast({ variant: 'success', message: texts.saved() })
    },
    failureText: () => texts.failed(),
    apiFieldNames: { quiet_hours: 'quiet_from', time_zone: 'time_of_day' },
  })
  const { field, shell } = appForm
  const channels = field('channels')
  const rhythm = field('rhythm')
  const isQuiet = field('is_quiet')
  const { email, phone } = saved
  return (
    <FormShell {...shell} aria-label={texts.title()} submitLabel={texts.save()}>
      <CheckboxGroupField
        {...channels}
        label={texts.channels()}
        description={texts.channelsHelp()}
        options={[
          ...(email === null
            ? []
            : [{ value: 'email', label: texts.channel.email(), help: texts.sentTo({ address: email }) }]),
          ...(phone === null
            ? []
            : [
                {
                  value: 'text_message',
                  label: texts.channel.text_message(),
                  help: texts.sentTo({ address: phoneText(t, phone) }),
                },
              ]),
        ]}
      />
      {phone === null && (
        <Text size="sm" tone="secondary">
          {texts.noPhone()}
        </Text>
      )}
      {channels.value.length > 0 && (
        <>
          <RadioField
            {...rhythm}
            label={texts.rhythm()}
            required
            options={Object.values(ReminderRhythm).map((value) => ({
              value,
              label: texts.rhythms[value](),
              help: texts.rhythmHelp[value](),
            }))}
          />
          {rhythm.value === 'daily' && <TimeSelect {...field('time_of_day')} label={texts.time()} />}
          {rhythm.value === 'each' && (
            <>
              <CheckboxField {...isQuiet} label={texts.quiet()} description={texts.quietHelp()} />
              {isQuiet.value && (
                <Group gap="md" align="start">
                  <TimeSelect {...field('quiet_from')} label={texts.quietFrom()} />
                  <TimeSelect {...field('quiet_until')} label={texts.quietUntil()} />
                </Group>
              )}
            </>
          )}
          <Text size="sm" tone="secondary">
            {texts.zone({ zone: timeZoneName(locale) })}
          </Text>
        </>
      )}
    </FormShell>
  )
}

/** Every half hour of the day. */
const times = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
)

type TimeSelectProps = Omit<ComponentProps<typeof SelectField<string>>, 'options' | 'empty' | 'short'>

/** A full or half hour. */
function TimeSelect(props: TimeSelectProps) {
  const { locale } = useText()
  return (
    <SelectField
      {...props}
      short
      empty={false}
      options={times.map((value) => ({ value, label: formatTimeOfDay(locale, value) }))}
    />
  )
}
