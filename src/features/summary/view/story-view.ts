import type { HealthStory, HealthStoryContact, RecordStatementStatus } from '#generated/model/index.ts'
import { shownPhone } from '#src/lib/validation/phone.ts'
import { type StoryItem, type StoryPart, type Words, storyOrder } from '../story/story-item.ts'
import { storyItems } from '../story/story-items.ts'

export type StorySection = {
  part: StoryPart
  title: string
  isFailed: boolean
  /** The total count, including records not loaded. */
  count: number
  lastUpdated: string | null
  /** The person's statement in place of records (DATA-56). */
  statement: RecordStatementStatus | null
  /** Text shown in place of records. */
  empty: string
  /** Current ones first. */
  items: StoryItem[]
  pastTitle: string
}

/** The available sections of a Health Story, in reading order. */
export function storySections(words: Words, { sections }: Pick<HealthStory, 'sections'>): StorySection[] {
  const { story } = words.t
  const items = storyItems(words, sections)
  const pastTitles: Partial<Record<StoryPart, () => string>> = {
    allergies: story.resolvedAllergies,
    medications: story.pastMedications,
    conditions: story.resolvedConditions,
  }
  return storyOrder.flatMap((part) => {
    const section = sections[part]
    if (!section) return []
    const { status, count, last_updated: lastUpdated, statement } = section
    return [
      {
        part,
        title: story.section[part](),
        isFailed: status === 'failed',
        count,
        lastUpdated,
        statement,
        empty: statement === null ? story.none() : story.statement[statement](),
        items: items[part] ?? [],
        pastTitle: pastTitles[part]?.() ?? '',
      },
    ]
  })
}

/** `Julien Tremblay (Husband)` */
export const contactName = ({ name, relation }: HealthStoryContact): string =>
  relation ? `${name} (${relation})` : name

/** Who the person is, without their contact. */
export function aboutPerson(
  words: Words,
  { patient }: Pick<HealthStory, 'patient'>,
  date: (iso: string) => string,
) {
  const { person, english, french } = words.t.story
  const languages = { 'en-ca': english(), 'fr-ca': french() }
  return [
    { label: person.name(), value: patient.display_name },
    {
      label: person.dateOfBirth(),
      value: patient.date_of_birth === null ? person.unknown() : date(patient.date_of_birth),
    },
    {
      label: person.language(),
      value: patient.preferred_language === null ? person.unknown() : languages[patient.preferred_language],
    },
    ...(patient.spoken_languages ? [{ label: person.spoken(), value: patient.spoken_languages }] : []),
    ...(patient.implants ? [{ label: person.implants(), value: patient.implants }] : []),
  ]
}

/** `phone` is the end of `value` that stays on one line. */
type PersonLine = { label: string; value: string; phone?: string }

export function personLines(
  words: Words,
  story: Pick<HealthStory, 'patient'>,
  date: (iso: string) => string,
): PersonLine[] {
  const { person } = words.t.story
  const { emergency_contact: contact } = story.patient
  const label = person.contact()
  const lines: PersonLine[] = aboutPerson(words, story, date)
  if (!contact) return [...lines, { label, value: person.unknown() }]
  const phone = shownPhone(contact.phone, person.phoneWithExtension)
  return [...lines, { label, value: `${contactName(contact)}, ${phone}`, phone }]
}

/** Names of the sections that failed to load. */
export const failedParts = (sections: readonly StorySection[]): string[] =>
  sections.flatMap(({ isFailed, title }) => (isFailed ? [title] : []))
