import type { HealthStory, HealthStoryContact, HealthStoryLanguage } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { InLanguages } from '../view/InLanguages.tsx'
import { PrintHeader } from '../download/PrintHeader.tsx'
import { dateIn, listIn, sourceIn, type StoryItem, type Words } from '../story/story-item.ts'
import { aboutPerson, contactName, failedParts } from '../view/story-view.ts'
import { type EmergencySection, emergencySections } from './emergency-sections.ts'
import styles from './emergency.module.css'

type Props = {
  story: HealthStory
  language: HealthStoryLanguage
  level?: 2 | 3
  /** Retries a section that failed to load. */
  onRetry?: (() => void) | undefined
}

/** What others need to know in an emergency: one letter page in each language. */
export function EmergencySheet({ story, language, ...rest }: Props) {
  return (
    <InLanguages language={language}>
      {(columns) => (
        <div className={styles.sheets}>
          <PrintHeader story={story} columns={columns} />
          {columns.map((words) => (
            <Sheet key={words.locale} {...{ words, story }} {...rest} />
          ))}
        </div>
      )}
    </InLanguages>
  )
}

function Sheet({ words, story, level = 2, onRetry }: Omit<Props, 'language'> & { words: Words }) {
  const texts = words.t.story
  const sections = emergencySections(words, story)
  const failed = failedParts(sections)
  const { emergency_contact: contact } = story.patient
  const person = aboutPerson(words, story, (date) => dateIn(words, date))
  const id = `emergency-${words.locale}`
  const measured = sections.find(({ part }) => part === 'measurements')
  return (
    <article className={styles.sheet} lang={htmlLang(words.locale)} aria-labelledby={id}>
      <Title level={level} id={id}>
        {texts.emergency.title()}
      </Title>
      <dl className={styles.person}>
        {person.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.person.contact()}</dt>
          <dd>{contact ? <Contact contact={contact} /> : texts.person.unknown()}</dd>
        </div>
        {/* A section of their own would take the room of a medicine. */}
        {measured?.items.map(({ id: itemId, title, brief }) => (
          <div key={itemId}>
            <dt>{title}</dt>
            <dd>{brief}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sections}>
        {sections
          .filter((section) => section !== measured)
          .map((section) => (
            <Section key={section.part} {...{ words, section, level, onRetry }} />
          ))}
      </div>
      <footer className={styles.footer}>
        {failed.length > 0 && <p>{texts.failedList({ sections: listIn(words, failed) })}</p>}
        <p>{texts.made({ date: formatDateTime(words.locale, story.generated_at) })}</p>
        <p>{texts.emergency.footer()}</p>
      </footer>
    </article>
  )
}

function Contact({ contact }: { contact: HealthStoryContact }) {
  return (
    <>
      {contactName(contact)} <PhoneLink phone={contact.phone} />
    </>
  )
}

type SectionProps = Pick<Props, 'onRetry'> & {
  words: Words
  section: EmergencySection
  level: 2 | 3
}

function Section({ words, section, level, onRetry }: SectionProps) {
  const { t, locale } = useText()
  const { title, isFailed, empty, items } = section
  return (
    <div className={styles.section}>
      <Title level={level === 2 ? 3 : 4} size={4}>
        {title}
      </Title>
      {isFailed && (
        <>
          <p>{words.t.story.failed({ section: title })}</p>
          {onRetry && (
            <div lang={htmlLang(locale)} data-no-print>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {t.actions.retry()}
              </Button>
            </div>
          )}
        </>
      )}
      {!isFailed && items.length === 0 && <p>{empty}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.id} {...{ words, item }} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ words, item }: { words: Words; item: StoryItem }) {
  const source = item.source === 'self_reported' ? '' : sourceIn(words, item)
  return (
    <li>
      <strong>{item.title}</strong> {item.state && <Badge tone={item.tone}>{item.state}</Badge>}{' '}
      <span className={styles.brief}>{[item.brief, source].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
