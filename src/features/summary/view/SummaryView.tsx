import { type ReactNode, useState } from 'react'
import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { htmlLang, languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Group, Stack } from '#src/ui/basics.tsx'
import { useGlossary } from '#src/ui/text/use-glossary.ts'
import { Downloads } from '../download/Downloads.tsx'
import { StoryDocument } from '../download/StoryDocument.tsx'
import { storyOrder } from '../story/story-item.ts'
import styles from '../summary.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'
import { sectionId } from './SectionCard.tsx'
import { placesOf } from './section-places.ts'
import type { StorySection } from './story-view.ts'

/** Records per section before "See all" (2.2); current allergies, medications and conditions are always shown. */
const MOST = 5

type Props = {
  story: HealthStory
  /** Leads to a new share, once there is something to share. */
  share: ReactNode
  /** Leads to the emergency page. */
  emergency: ReactNode
  /** Leads to the import of records. */
  bring: ReactNode
  /** Leads to the shares there are. */
  manage: ReactNode
  /** Actions of an empty section, with the URL that adds a record. */
  emptyActions: (section: StorySection, addTo: string) => ReactNode
  onRetry: () => void
}

/** A person's own Health Story on one page: to read, print and download. */
export function SummaryView({ story, share, emergency, bring, manage, emptyActions, onRetry }: Props) {
  const { t, locale } = useText('summary')
  const words = t.summary
  const [chosen, setChosen] = useState<HealthStoryLanguage>()
  const language = chosen ?? locale
  const mark = useGlossary(...(language === 'both' ? languages.map((one) => one.locale) : [language]))
  const places = placesOf(story.patient.id)
  const isChecklist = !hasRecords(story)
  const isReadable = isWorthReading(story)
  /** Interface texts, in the page's language rather than the document's. */
  const ofThePage = { lang: htmlLang(locale), 'data-no-print': true } as const
  return (
    <Stack gap="lg">
      <div data-no-print>
        <Group justify="between" align="end">
          <Group gap="sm">
            {isReadable && share}
            {emergency}
            {manage}
            {isChecklist && bring}
            {isReadable && (
              <Button variant="secondary" icon={IconPrinter} onClick={() => window.print()}>
                {words.print()}
              </Button>
            )}
          </Group>
          {isReadable && (
            <LanguageChoice
              label={words.language()}
              both={words.both()}
              value={language}
              onChange={setChosen}
            />
          )}
        </Group>
      </div>
      {isReadable && !isChecklist && <SectionLinks story={story} />}
      <StoryDocument
        story={story}
        language={language}
        most={MOST}
        checklist={isChecklist}
        mark={mark}
        onRetry={onRetry}
        actionsOf={(section) =>
          isChecklist ? null : (
            <div className={styles.actions} {...ofThePage}>
              <ButtonLink
                to={places[section.part].all}
                size="sm"
                variant="quiet"
                aria-label={words.seeAllOf({ section: t.story.section[section.part]() })}
              >
                {words.seeAll()}
              </ButtonLink>
              {(section.isFailed || section.count > 0) && (
                <ButtonLink
                  to={places[section.part].add}
                  size="sm"
                  variant="secondary"
                  aria-label={words.addTo({ section: t.story.section[section.part]() })}
                >
                  {words.add()}
                </ButtonLink>
              )}
            </div>
          )
        }
        emptyActionsOf={(section) => (
          <div className={styles.emptyActions} {...ofThePage}>
            {emptyActions(section, places[section.part].add)}
          </div>
        )}
      />
      {isReadable && (
        <div data-no-print>
          <Downloads story={story} language={language} />
        </div>
      )}
      {!isChecklist && <div data-no-print>{bring}</div>}
    </Stack>
  )
}

/** Links to the sections of a long summary, on screen. */
function SectionLinks({ story: { sections } }: { story: Pick<HealthStory, 'sections'> }) {
  const { t } = useText('summary', 'story')
  return (
    <nav aria-label={t.summary.onThisPage()} data-no-print>
      <ul className={styles.links}>
        {storyOrder.map(
          (part) =>
            sections[part] && (
              <li key={part}>
                <TextLink
                  to={`#${sectionId(part)}`}
                  onClick={() => document.getElementById(sectionId(part))?.focus({ preventScroll: true })}
                >
                  {t.story.section[part]()}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

type Story = Pick<HealthStory, 'sections'>

/** Whether there are records; a section that failed to load may have some. */
const hasRecords = ({ sections }: Story): boolean =>
  Object.values(sections).some(({ status, count }) => status === 'failed' || count > 0)

/** Whether a reader would learn something: from records, or from a statement such as "no known allergies". */
const isWorthReading = (story: Story): boolean =>
  hasRecords(story) ||
  Object.values(story.sections).some(({ statement }) => statement !== null && statement !== 'declined')
