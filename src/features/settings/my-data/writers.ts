import type {
  FormData,
  FormField,
  HealthStory,
  HealthStoryPerson,
  HealthStorySections,
  MeasurementTarget,
  Patient,
  RecordStatement,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Format, Texts } from '#src/i18n/use-text.ts'

export type Language = { t: Texts; locale: Locale; format: Format }

type Sections = Required<HealthStorySections>

/** The complete lists of a health record. */
type Read = {
  profile: Patient
  person: HealthStoryPerson | null
  lists: { [Part in keyof Sections]: Pick<Sections[Part], 'count' | 'results'> }
  statements: RecordStatement[]
  targets: MeasurementTarget[]
}

/** Serializers of other features, which the page passes in. */
export type Writers = {
  storyOf: (read: Read) => HealthStory
  storyPage: (language: Language, story: HealthStory) => string
  /** A health record for other health apps. */
  storyFhir: (language: Language, story: HealthStory) => string
  /** An answer as display lines. */
  answerLines: (
    field: FormField,
    stored: FormData[string] | undefined,
    language: Language,
  ) => readonly string[]
}
