import type { HealthStory } from '#generated/model/index.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { type Words, dateIn } from '../story/story-item.ts'
import { personLines } from './story-view.ts'
import styles from '../summary.module.css'

type Props = { story: Pick<HealthStory, 'patient'>; columns: readonly Words[]; level: 2 | 3 }

export function PersonBlock({ story, columns, level }: Props) {
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
