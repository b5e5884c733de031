import type {
  Immunization,
  Medication,
  Patient,
  ProcessInstance,
  Task,
  Weekday,
} from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { CalendarEntry } from '#src/lib/files/ics.ts'

export const calendarKinds = ['steps', 'checkIns', 'medications', 'doses'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** What the portal knows with a date, of all profiles. */
export type Dated = {
  profiles: readonly Patient[]
  tasks: readonly Task[]
  journeys: readonly ProcessInstance[]
  medications: readonly Medication[]
  immunizations: readonly Immunization[]
}

type Options = {
  texts: Texts['calendar']['entry']
  /** Health data appears in a calendar only if the person chooses so. */
  withNames: boolean
  /** The address of the portal. */
  address: string
  /** `YYYY-MM-DD` */
  today: string
}

const DAY_BEFORE = 24 * 60
const weekdays: Readonly<Record<Weekday, string>> = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
}

/** The first day from `today` on that is one of the weekdays; RFC 5545 counts the start as the first time. */
function firstDay(today: string, days: readonly Weekday[]): string {
  const order = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
  const start = Date.parse(today)
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = new Date(start + ahead * 86_400_000)
    const name = order[day.getUTCDay()]
    if (name && days.includes(name)) return day.toISOString().slice(0, 10)
  }
  return today
}

/** The entries of the chosen kinds; what has no date or lies in the past is left out. */
export function calendarEntries(
  dated: Dated,
  kinds: readonly CalendarKind[],
  options: Options,
): CalendarEntry[] {
  const { texts, withNames, today } = options
  const description = texts.about({ address: options.address })
  const others = new Map(
    dated.profiles
      .filter(({ is_self: isSelf }) => !isSelf)
      .map(({ id, first_name: name }) => [id, name] as const),
  )
  const entry = (
    patient: string,
    {
      plain,
      named,
      ...rest
    }: { plain: string; named: string } & Omit<CalendarEntry, 'title' | 'description'>,
  ): CalendarEntry => {
    const title = withNames ? named : plain
    const name = others.get(patient)
    return { ...rest, title: withNames && name ? texts.forPerson({ title, name }) : title, description }
  }
  const byKind: Record<CalendarKind, () => CalendarEntry[]> = {
    steps: () =>
      dated.tasks.flatMap(({ id, name, due_at: at, patient }) =>
        at === null || at.slice(0, 10) < today
          ? []
          : [
              entry(patient.id, {
                id: `step-${id}@portage`,
                plain: texts.step(),
                named: texts.stepNamed({ name }),
                start: { kind: 'moment', at },
                remindBefore: DAY_BEFORE,
              }),
            ],
      ),
    checkIns: () =>
      dated.journeys.flatMap(({ id, patient, upcoming_steps: steps = [] }) =>
        steps.flatMap(({ activity_id: activity, name, opens_at: at }) =>
          at === null
            ? []
            : [
                entry(patient.id, {
                  id: `check-in-${id}-${activity}@portage`,
                  plain: texts.checkIn(),
                  named: texts.checkInNamed({ name }),
                  start: { kind: 'moment', at },
                  remindBefore: 0,
                }),
              ],
        ),
      ),
    medications: () =>
      dated.medications
        .filter(
          ({ currently_taking: taking, end_date: end }) =>
            taking && (end === null || end >= today.slice(0, end.length)),
        )
        .flatMap(({ id, patient, name, strength, custom_schedule: schedule }) =>
          (schedule?.times ?? []).map((time) => {
            const days = schedule?.days ?? []
            return entry(patient, {
              id: `medication-${id}-${time.replace(':', '')}@portage`,
              plain: texts.medication(),
              named: texts.medicationNamed({ name: [name, strength].filter(Boolean).join(' ') }),
              start: { kind: 'local', day: firstDay(today, days), time },
              repeats: {
                every: schedule?.every_n_days ?? 1,
                weekdays: days.map((day) => weekdays[day]),
              },
              remindBefore: 0,
            })
          }),
        ),
    doses: () =>
      dated.immunizations.flatMap(({ id, patient, vaccine_name: name, next_dose_date: day }) =>
        day === null || day.length < 10 || day < today
          ? []
          : [
              entry(patient, {
                id: `dose-${id}@portage`,
                plain: texts.dose(),
                named: texts.doseNamed({ name }),
                start: { kind: 'day', day },
                remindBefore: DAY_BEFORE,
              }),
            ],
      ),
  }
  return calendarKinds.filter((kind) => kinds.includes(kind)).flatMap((kind) => byKind[kind]())
}
