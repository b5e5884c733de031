import { useState } from 'react'
import * as z from 'zod/mini'
import { useScheduleOrganizationContent } from '#generated/endpoints/organization-contents/organization-contents.ts'
import type { OrganizationContent } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { checked, problemsBy } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { formatTimeOfDay } from '#src/i18n/format.ts'
import { timeZoneName } from '#src/i18n/time-zone.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { momentOf, timeOf } from '#src/lib/dates/moment-of.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { NotReady } from '../editor/NotReady.tsx'
import { textOf } from '../languages.ts'

const scheduleSchema = z
  .object({
    date: z.string().check(
      z.minLength(1),
      checked((text) => {
        const today = localToday()
        return text === '' ? undefined : dateProblem(text, { whole: true, min: today }, today)
      }),
    ),
    time: z.string().check(
      z.minLength(1),
      checked((text) => (readTime(text) ? undefined : { code: 'time' })),
    ),
  })
  .check(
    problemsBy(({ date, time }) => {
      const at = momentOf(date, time)
      const isPast = at !== undefined && date === localToday() && Date.parse(at) <= Date.now()
      return isPast ? { time: { rule: 'past' } } : {}
    }),
  )

type Props = {
  content: OrganizationContent
  onClose: () => void
  onDone: (content: OrganizationContent) => void
}

/** Asks when a content will be published. */
export function ScheduleDialog({ content, onClose, onDone }: Props) {
  const { t, locale, format } = useText('contents', 'validation')
  const schedule = useScheduleOrganizationContent({ request: ifMatch(content.revision) })
  const [notReady, setNotReady] = useState<unknown>()
  const { id, publish_at: before } = content
  const texts = t.contents.schedule
  const title = texts.dialogTitle({ name: textOf(content.title, locale) })
  const { field, shell } = useAppForm({
    schema: scheduleSchema,
    defaultValues: before
      ? { date: localToday(new Date(before)), time: formatTimeOfDay(locale, timeOf(new Date(before))) }
      : { date: '', time: '' },
    texts: { past: texts.past() },
    apiFieldNames: { publish_at: 'time' },
    send: ({ date, time }) => {
      setNotReady(undefined)
      return schedule.mutateAsync({ id, data: { publish_at: momentOf(date, time) ?? '' } })
    },
    onSaved: (saved) => {
      toast({ variant: 'success', message: texts.saved({ date: format.dateTime(saved.publish_at ?? '') }) })
      onDone(saved)
    },
    recover: (error) => {
      const isOfContent = Object.keys(fieldErrors(error)).some((name) => name !== 'publish_at')
      if (isOfContent) setNotReady(error)
      return Promise.resolve(isOfContent)
    },
    failureText: failureMessage({
      conflict: t.contents.publish.conflict,
      offline: t.contents.review.offline,
      failed: texts.failed,
    }),
  })
  // A dialog with two short fields closes without a prompt.
  return (
    <Modal opened onClose={onClose} closable={!schedule.isPending} staticBackdrop title={title} size="md">
      <FormShell
        {...shell}
        unsaved={false}
        submitError={notReady === undefined ? shell.submitError : <NotReady error={notReady} />}
        aria-label={title}
        submitLabel={texts.confirm()}
        onCancel={onClose}
      >
        <Text>{texts.body()}</Text>
        <Group gap="md" align="end">
          <DateField {...field('date')} label={texts.date()} required />
          <TimeField {...field('time')} label={texts.time()} required />
        </Group>
        <Text size="sm" tone="secondary">
          {texts.zone({ zone: timeZoneName(locale) })}
        </Text>
      </FormShell>
    </Modal>
  )
}
