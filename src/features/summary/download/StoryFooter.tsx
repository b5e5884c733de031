import type { HealthStory } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { type Words, listIn } from '../story/story-item.ts'
import { type StorySection, failedParts } from '../view/story-view.ts'
import styles from '../summary.module.css'

type Props = {
  story: Pick<HealthStory, 'generated_at'>
  columns: readonly { words: Words; sections: readonly StorySection[] }[]
}

export function StoryFooter({ story, columns }: Props) {
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
