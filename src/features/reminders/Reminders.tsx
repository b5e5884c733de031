import { useSuspenseQuery } from '@tanstack/react-query'
import { getGetReminderPreferencesSuspenseQueryOptions } from '#generated/endpoints/reminder-preferences/reminder-preferences.ts'
import { ReminderForm } from './ReminderForm.tsx'

/** How and when the person is reminded of what is due. */
export function Reminders() {
  const { data } = useSuspenseQuery(getGetReminderPreferencesSuspenseQueryOptions())
  return <ReminderForm saved={data} />
}
