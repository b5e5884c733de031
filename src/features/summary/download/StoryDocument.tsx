import { type ReactNode, useState } from 'react'
import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang, languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { dateIn, listIn, type StoryItem, type Words } from '../story/story-item.ts'
import { isOfDays } from '../story/story-since.ts'
import styles from '../summary.module.css'
import { InLanguages } from '../view/InLanguages.tsx'
import { SectionCard } from '../view/SectionCard.tsx'
import { type Mark, markedItems } from '../view/marked-items.ts'
import { failedParts, personLines, type StorySection, storySections } from '../view/story-view.ts'
import { PrintHeader } from './PrintHeader.tsx'

type Props = {
  story: Pick<HealthStory, 'patient' | 'sections' | 'generated_at'>
  language: HealthStoryLanguage
  /** Dated records before this day are omitted; null omits none. */
  since?: string | null
  /** Maximum records per section on screen; print shows all. */
  most?: number
  level?: 2 | 3
  actionsOf?: (section: StorySection) => ReactNode
  /** Shown below the heading of an empty section. */
  emptyActionsOf?: (section: StorySection) => ReactNode
  /** Shown next to a record. */
  itemActionOf?: (item: StoryItem) => ReactNode
  /** Shows the sections as the rows of one card, while there is nothing in them. */
  checklist?: boolean
  /** Retries a section that failed to load. */
  onRetry?: () => void
  /** Explains medical words, for the person themselves. */
  mark?: Mark
}

/** A Health Story: the person and their sections, in one language or two side by side (2.2, B4). */
export function StoryDocument({ language, ...props }: Props) {
  return <InLanguages language={language}>{(columns) => <Paper {...props} columns={columns} />}</InLanguages>
}

type Written = Omit<Props, 'language'>

function Paper(props: Written & { columns: readonly Words[] }) {
  const { t, locale } = useText()
  const [shown, setShown] = useState<string>(locale)
  const {
    story,
    columns,
    since = null,
    most,
    level = 2,
    actionsOf,
    emptyActionsOf,
    itemActionOf,
    checklist,
    onRetry,
    mark = (texts) => texts,
  } = props
  const written = columns.map((words) => {
    const sections = storySections(words, story)
    return { words, sections, marked: markedItems(sections, words, mark) }
  })
  const [first] = written
  if (!first) return null
  return (
    <div
      className={styles.paper}
      data-columns={columns.length}
      data-shown={shown}
      lang={htmlLang(first.words.locale)}
    >
      <PrintHeader story={story} columns={columns} />
      {columns.length > 1 && (
        <div className={styles.phoneSwitch} lang={htmlLang(locale)}>
          <div role="group" aria-label={t.language.label()} className={styles.actions} data-no-print>
            {languages.map((language) => (
              <Button
                key={language.locale}
                variant={language.locale === shown ? 'primary' : 'secondary'}
                size="sm"
                aria-pressed={language.locale === shown}
                onClick={() => setShown(language.locale)}
              >
                {language.name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <PersonBlock story={story} columns={columns} level={level} />
      <div className={checklist ? styles.checklist : styles.sections}>
        {first.sections.map((section, at) => (
          <SectionCard
            key={section.part}
            columns={written.flatMap(({ words, sections, marked }) => {
              const section = sections[at]
              return section ? [{ words, section, marked }] : []
            })}
            level={level}
            since={isOfDays(section.part) ? since : null}
            most={most}
            actions={actionsOf?.(section)}
            emptyActions={emptyActionsOf?.(section)}
            itemActionOf={itemActionOf}
            onRetry={onRetry}
          />
        ))}
      </div>
      <StoryFooter story={story} columns={written} />
    </div>
  )
}

type StoryFooterProps = {
  story: Pick<HealthStory, 'generated_at'>
  columns: readonly { words: Words; sections: readonly StorySection[] }[]
}

function StoryFooter({ story, columns }: StoryFooterProps) {
  return (
    <footer className={styles.lines}>
      {columns.map(({ words, sections }) => {
        const failed = failedParts(sections)
        const { story: texts } = words.t
        return (
          <div
            key={words.locale}
            className={styles.footer}
            lang={htmlLang(words.locale)}
            data-language={words.locale}
          >
            {failed.length > 0 && <p>{texts.failedList({ sections: listIn(words, failed) })}</p>}
            <p>{texts.made({ date: formatDateTime(words.locale, story.generated_at) })}</p>
            <p>{texts.footer()}</p>
          </div>
        )
      })}
    </footer>
  )
}

type PersonBlockProps = { story: Pick<HealthStory, 'patient'>; columns: readonly Words[]; level: 2 | 3 }

function PersonBlock({ story, columns, level }: PersonBlockProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.section}>
      <Heading className={styles.hiddenHeading}>{columns[0]?.t.story.person.title()}</Heading>
      <div className={styles.lines}>
        {columns.map((words) => (
          <dl
            key={words.locale}
            className={styles.person}
            lang={htmlLang(words.locale)}
            data-language={words.locale}
          >
            {personLines(words, story, (date) => dateIn(words, date)).map(({ label, value, phone = '' }) => (
              <div key={label} data-wide={phone ? true : undefined}>
                <dt>{label}</dt>
                <dd>
                  {value.slice(0, value.length - phone.length)}
                  {phone && <span className={styles.unbroken}>{phone}</span>}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </section>
  )
}
