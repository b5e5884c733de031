import * as z from 'zod/mini'
import type { ReminderPreferences, ReminderPreferencesSave } from '#generated/model/index.ts'
import { ReminderChannel, ReminderRhythm, TimeOfDay } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, rule } from '#src/form-kit/fields.ts'

const fields = z.object({
  channels: z.array(z.pipe(z.string(), ReminderChannel as z.core.$ZodType<ReminderChannel, string>)),
  rhythm: choice(ReminderRhythm),
  time_of_day: TimeOfDay,
  is_quiet: z.boolean(),
  quiet_from: TimeOfDay,
  quiet_until: TimeOfDay,
})

export type ReminderValues = z.input<typeof fields>
type Checked = z.output<typeof fields>

export const reminderSchema = fields.check(
  rule<Checked>(
    'sameTimes',
    'quiet_until',
    ({ is_quiet: isQuiet, quiet_from: from, quiet_until: until }) => !isQuiet || from !== until,
  ),
)

/** What a person who turns quiet hours on finds chosen. */
const night = { from: '21:00', until: '08:00' }

export function toReminderForm(saved: ReminderPreferences): ReminderValues {
  const { from, until } = saved.quiet_hours ?? night
  return {
    channels: saved.channels,
    rhythm: saved.rhythm,
    time_of_day: saved.time_of_day,
    is_quiet: saved.quiet_hours !== null,
    quiet_from: from,
    quiet_until: until,
  }
}

/** @param time_zone of this device */
export const toReminderRequest = (checked: Checked, time_zone: string): ReminderPreferencesSave => ({
  channels: checked.channels,
  rhythm: checked.rhythm,
  time_of_day: checked.time_of_day,
  quiet_hours: checked.is_quiet ? { from: checked.quiet_from, until: checked.quiet_until } : null,
  time_zone,
})
