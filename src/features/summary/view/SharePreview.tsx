import type {
  HealthStory,
  HealthStoryLanguage,
  HealthStorySection,
  HealthStorySections,
  HealthStoryView,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { StoryDocument } from '../download/StoryDocument.tsx'
import { EmergencySheet } from '../emergency/EmergencySheet.tsx'
import type { StoryItem } from '../story/story-item.ts'
import { storyItems } from '../story/story-items.ts'
import { recordsBefore } from '../story/story-since.ts'
import styles from '../summary.module.css'

type Choice = {
  sections: readonly HealthStorySection[]
  hidden: readonly string[]
  since: string | null
}

/** A section without the hidden records, as the server would return it. */
function chosen<Row extends { id: string }, Section extends { results: readonly Row[]; count: number }>(
  section: Section,
  hidden: readonly string[],
): Section {
  const results = section.results.filter(({ id }) => !hidden.includes(id))
  const left = section.results.length - results.length
  return left === 0 ? section : { ...section, results, count: section.count - left, statement: null }
}

/** The part of a Health Story that a share shows (2.16). */
function chosenStory(story: HealthStory, { sections, hidden, since }: Choice): HealthStory {
  const out = since === null ? hidden : [...hidden, ...recordsBefore(story.sections, since)]
  const parts = Object.entries(story.sections)
    .filter(([part]) => sections.some((one) => one === part))
    .map(([part, section]) => [part, section && chosen(section, out)] as const)
  return { ...story, sections: Object.fromEntries(parts) satisfies HealthStorySections }
}

/** Whether no section has anything to show. */
const isEmptyStory = ({ sections }: HealthStory): boolean =>
  Object.values(sections).every((section) => section?.status === 'ok' && section.count === 0)

type Props = {
  story: HealthStory
  choice: {
    view: HealthStoryView
    sections: readonly HealthStorySection[]
    hidden: readonly string[]
    since: string | null
    language: HealthStoryLanguage
  }
  onHide: (hidden: string[]) => void
}

/** Exactly what a reader will see, with controls to hide and restore single records (B3). */
export function SharePreview({ story, choice, onHide }: Props) {
  const { t, locale } = useText('story', 'sharing')
  const words = t.sharing.create
  const { view, hidden, language, since } = choice
  const shown = chosenStory(story, choice)
  if (view === 'emergency') return <EmergencySheet story={shown} language={language} level={3} />
  const whole = chosenStory(story, { ...choice, hidden: [] })
  const out = Object.values(storyItems({ t, locale }, whole.sections))
    .flatMap((items) => items ?? [])
    .filter(({ id }) => hidden.includes(id))
  const leaveOut = ({ id, title }: StoryItem) => (
    <TextButton onClick={() => onHide([...hidden, id])}>{words.hide({ item: title })}</TextButton>
  )
  return (
    <Stack>
      {isEmptyStory(shown) && <Text strong>{words.previewEmpty()}</Text>}
      <StoryDocument story={shown} language={language} since={since} level={3} itemActionOf={leaveOut} />
      {out.length > 0 && (
        <div>
          <Title level={3}>{words.hidden({ count: out.length })}</Title>
          <ul className={styles.items}>
            {out.map(({ id, title }) => (
              <li key={id}>
                <TextButton onClick={() => onHide(hidden.filter((one) => one !== id))}>
                  {words.show({ item: title })}
                </TextButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}
