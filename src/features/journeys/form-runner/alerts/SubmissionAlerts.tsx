import { useSuspenseQueries } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { FormAlerts } from './FormAlerts.tsx'
import { formOf, submissionOf } from '../task-queries.ts'

type Props = { taskId: string; submissionId: string; clinicPhone: string | undefined }

/** Alerts a submission triggered, which may still need action (B13). */
export function SubmissionAlerts({ taskId, submissionId, clinicPhone }: Props) {
  const { t } = useText('forms')
  const [{ data: submission }, { data: form }] = useSuspenseQueries({
    queries: [submissionOf(submissionId), formOf(taskId)],
  })
  if (submission.alerts.length === 0) return null
  return (
    <Stack gap="sm">
      <FormAlerts
        alerts={submission.alerts}
        isMonitored={form.is_monitored}
        clinicPhone={clinicPhone}
        live="none"
      />
      {form.is_monitored && <Text tone="secondary">{t.forms.alert.marked()}</Text>}
    </Stack>
  )
}
