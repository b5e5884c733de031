import type { ReactNode } from 'react'
import { htmlLang } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Title } from '#src/ui/Title.tsx'
import { dateIn } from './story-item.ts'
import type { StoryItem, Words } from './story-item.ts'
import type { StorySection } from './story-view.ts'
import styles from './summary.module.css'

type Column = { words: Words; section: StorySection }

type Props = {
  /** The same part in each language. */
  columns: readonly Column[]
  level: 2 | 3
  /** The day before which records are left out; null for none. */
  since: string | null
  most: number | undefined
  actions: ReactNode
  /** On the screen, below what is said in place of records. */
  emptyActions: ReactNode
  itemActionOf: ((item: StoryItem) => ReactNode) | undefined
  onRetry: (() => void) | undefined
}

/** One part of a summary: its records, or why there are none. */
export function SectionCard({ columns, level, most = Infinity, actions, ...rest }: Props) {
  const { t, locale } = useText()
  /** The page's own words, whatever the document around them is written in. */
  const ofThePage = { lang: htmlLang(locale), 'data-no-print': true } as const
  const { since, emptyActions, itemActionOf, onRetry } = rest
  const [first] = columns
  if (!first) return null
  const { part, items, isFailed, count } = first.section
  const id = `story-${part}`
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Title level={level} id={id}>
          {columns.map(({ words, section }, at) => (
            <span key={words.locale} lang={htmlLang(words.locale)}>
              {at > 0 && ' / '}
              {section.title}
            </span>
          ))}
        </Title>
        {actions}
      </div>
      {since !== null && (
        <Lines
          columns={columns}
          quiet
          text={({ words }) => words.t.story.onlySince({ date: dateIn(words, since) })}
        />
      )}
      {isFailed && (
        <div className={styles.failed}>
          <Lines
            columns={columns}
            text={({ words, section }) => words.t.story.failed({ section: section.title })}
          />
          {onRetry && (
            <div {...ofThePage}>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {t.actions.retry()}
              </Button>
            </div>
          )}
        </div>
      )}
      {!isFailed && items.length === 0 && (
        <>
          <Lines columns={columns} text={({ section }) => section.empty} />
          {count === 0 && emptyActions}
        </>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, at) => (
            // What is out of sight on the screen is there on paper.
            <li key={item.id} className={at < most ? styles.item : styles.onPaper}>
              {columns.map(({ words, section }) => {
                const written = section.items[at]
                return written && <ItemText key={words.locale} words={words} item={written} />
              })}
              {itemActionOf && <div {...ofThePage}>{itemActionOf(item)}</div>}
            </li>
          ))}
        </ul>
      )}
      {count > items.length && !isFailed && (
        <Lines
          columns={columns}
          text={({ words }) => words.t.story.notShown({ count: count - items.length })}
        />
      )}
      {!isFailed && count > 0 && (
        <Lines
          columns={columns}
          quiet
          text={({ words, section }) =>
            [
              words.t.story.count({ count }),
              section.lastUpdated && words.t.story.updated({ date: dateIn(words, section.lastUpdated) }),
            ]
              .filter(Boolean)
              .join(' · ')
          }
        />
      )}
    </section>
  )
}

type LinesProps = { columns: readonly Column[]; text: (column: Column) => string; quiet?: boolean }

function Lines({ columns, text, quiet }: LinesProps) {
  return (
    <div className={quiet ? styles.quietLines : styles.lines}>
      {columns.map((column) => (
        <p key={column.words.locale} lang={htmlLang(column.words.locale)}>
          {text(column)}
        </p>
      ))}
    </div>
  )
}

function ItemText({ words, item }: { words: Words; item: StoryItem }) {
  return (
    <div className={styles.itemText} lang={htmlLang(words.locale)}>
      <p className={styles.itemTitle}>
        <strong>{item.title}</strong>
        {item.state && <Badge tone={item.tone}>{item.state}</Badge>}
      </p>
      {item.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <p className={styles.source}>{words.t.story.source[item.source]()}</p>
    </div>
  )
}
