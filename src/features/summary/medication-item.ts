import type { Medication } from '#generated/model/index.ts'
import { dateIn, itemOf, labelled, listIn, numberIn, present, sentence } from './story-item.ts'
import type { StoryItem, Words } from './story-item.ts'

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function dayName({ locale }: Words, day: string): string {
  const at = new Date(monday + days.indexOf(day) * 86_400_000)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at)
}

function scheduleIn(words: Words, { frequency, custom_schedule: own, max_per_day: most }: Medication) {
  const { story } = words.t
  if (frequency === null) return null
  if (frequency !== 'custom' || own === null) {
    const often = story.frequency[frequency]()
    return most === null ? often : `${often}, ${story.maxPerDay({ count: most })}`
  }
  const parts = present(
    own.every_n_days === null ? null : story.everyDays({ count: own.every_n_days }),
    own.days.length > 0 &&
      story.on({
        days: listIn(
          words,
          own.days.map((day) => dayName(words, day)),
        ),
      }),
    own.times.length > 0 && story.at({ times: listIn(words, own.times) }),
    own.text,
  )
  return parts.length > 0 ? parts.join(', ') : story.frequency.custom()
}

function doseIn(words: Words, { dose, dose_text: text }: Medication): string | null {
  if (dose === null) return text
  return words.t.story.unit[dose.unit]({ count: dose.value, shown: numberIn(words, dose.value) })
}

/** How it is taken, as one says it: `1 tablet by mouth twice a day`. */
export function howTaken(words: Words, medication: Medication): string | null {
  const { route, instruction_type: type, instructions } = medication
  if (type === 'free_text') return instructions
  const parts = present(
    doseIn(words, medication),
    route && words.t.story.route[route](),
    scheduleIn(words, medication),
  )
  return parts.length === 0 ? null : sentence(words, parts.join(' '))
}

/** A medicine in the words of a summary. */
export function medicationItem(words: Words, medication: Medication): StoryItem {
  const { story } = words.t
  const { name, strength, currently_taking: taking, start_date: start, end_date: end } = medication
  return itemOf(medication, {
    title: present(name, strength).join(' '),
    state: taking ? null : story.past(),
    facts: present(
      howTaken(words, medication),
      medication.instruction_type === 'structured' && medication.instructions,
      present(
        start && story.since({ date: dateIn(words, start) }),
        end && story.until({ date: dateIn(words, end) }),
      ).join(', '),
      labelled(words, story.reason(), medication.reason),
      labelled(words, story.noticed(), medication.reaction),
      labelled(words, story.prescriber(), medication.prescriber_text),
      labelled(words, story.notes(), medication.notes),
      labelled(words, story.patientNote(), medication.patient_note),
    ),
  })
}
