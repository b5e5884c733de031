import type { CalendarEntryKind, Weekday } from '#generated/model/index.ts'
import type { BothLanguages } from '../../store/localized.ts'
import type { PatientRow, UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'
import { profilesOf } from '../join-journey.ts'
import { parentAccessOf } from '../parent-access.ts'
import { openPatientTasksOf, upcomingSteps } from '../progress.ts'
import type { CalendarEntry } from './calendar-text.ts'

const titles: Readonly<Record<CalendarEntryKind, BothLanguages>> = {
  steps: { 'en-ca': 'Portage: a step is due', 'fr-ca': 'Portage : une étape arrive à échéance' },
  check_ins: {
    'en-ca': 'Portage: your next check-in opens',
    'fr-ca': 'Portage : votre prochain suivi s’ouvre',
  },
  medications: {
    'en-ca': 'Portage: a medication is due',
    'fr-ca': 'Portage : un médicament est à prendre',
  },
  doses: {
    'en-ca': 'Portage: a vaccine dose is planned',
    'fr-ca': 'Portage : une dose de vaccin est prévue',
  },
}

const week: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]
const dayBefore = 24 * 60
const dayMs = 86_400_000

type Dated = Omit<CalendarEntry, 'title'>

/** The first day from `from` (`YYYY-MM-DD`) that is one of the weekdays: the start of a rule is its first time. */
function firstDay(from: string, days: readonly Weekday[]): string {
  const found = [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => new Date(Date.parse(from) + ahead * dayMs))
    .find((day) => days.length === 0 || days.some((one) => one === week[day.getUTCDay()]))
  return (found ?? new Date(from)).toISOString().slice(0, 10)
}

const ruleOf = (days: readonly Weekday[], everyDays: number | null): string =>
  days.length === 0
    ? `FREQ=DAILY;INTERVAL=${everyDays ?? 1}`
    : `FREQ=WEEKLY;BYDAY=${days.map((day) => day.slice(0, 2).toUpperCase()).join(',')}`

const find: Readonly<
  Record<CalendarEntryKind, (world: World, patient: PatientRow, today: string) => Dated[]>
> = {
  steps: (world, { id }, today) =>
    world.tables.instances
      .where('patient', id)
      .filter(({ cancelledAt }) => cancelledAt === null)
      .flatMap((instance) => openPatientTasksOf(world, instance))
      .flatMap(({ id: task, dueAt: at }) =>
        at === null || new Date(at).toISOString().slice(0, 10) < today
          ? []
          : [{ id: `step-${task}@portage`, start: { kind: 'moment', at }, remindBefore: dayBefore }],
      ),
  check_ins: (world, { id }) =>
    world.tables.instances.where('patient', id).flatMap((instance) =>
      upcomingSteps(world, instance).flatMap(({ step, opensAt: at }) =>
        at === null
          ? []
          : [
              {
                id: `check-in-${instance.id}-${step.activity}@portage`,
                start: { kind: 'moment', at },
                remindBefore: 0,
              },
            ],
      ),
    ),
  medications: ({ tables }, { id }, today) =>
    [...tables.records.medications.rows.values()]
      .filter((row) => row.patient === id && row.currently_taking && (row.end_date ?? today) >= today)
      .flatMap((row) => {
        const { times = [], days = [], every_n_days: everyDays = null } = row.custom_schedule ?? {}
        // a fixed first day, so that "every three days" stays on the same days in every reading
        const from = row.start_date?.length === 10 ? row.start_date : row.created_at.slice(0, 10)
        return times.map((time) => ({
          id: `medication-${row.id}-${time.replace(':', '')}@portage`,
          start: { kind: 'local', day: firstDay(from, days), time },
          rule: ruleOf(days, everyDays),
          remindBefore: 0,
        }))
      }),
  doses: ({ tables }, { id }, today) =>
    [...tables.records.immunizations.rows.values()].flatMap(({ id: row, patient, next_dose_date: day }) =>
      patient !== id || day === null || day.length < 10 || day < today
        ? []
        : [{ id: `dose-${row}@portage`, start: { kind: 'day', day }, remindBefore: dayBefore }],
    ),
}

/** Medicines and doses are records, which a parent with limited access does not see. */
const profilesFor = (world: World, user: UserRow, kind: CalendarEntryKind) =>
  profilesOf(world, user).filter(
    (patient) =>
      kind === 'steps' || kind === 'check_ins' || parentAccessOf(world, patient)?.level !== 'limited',
  )

/** What is due for all profiles of an account, in its language; titles say nothing else. @param now epoch ms */
export function calendarEntries(
  world: World,
  user: UserRow,
  { kinds, now }: { readonly kinds: readonly CalendarEntryKind[]; readonly now: number },
): CalendarEntry[] {
  const language = user.language || 'en-ca'
  const today = new Date(now).toISOString().slice(0, 10)
  return kinds.flatMap((kind) =>
    profilesFor(world, user, kind).flatMap((patient) =>
      find[kind](world, patient, today).map((entry) => ({ ...entry, title: titles[kind][language] })),
    ),
  )
}
