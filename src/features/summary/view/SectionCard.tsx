import type { ReactNode } from 'react'
import { htmlLang } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { dateIn, sourceIn, type StoryItem, type StoryPart, type Words } from '../story/story-item.ts'
import type { MarkedItems } from './marked-items.ts'
import type { StorySection } from './story-view.ts'
import styles from '../summary.module.css'

/** `marked`: title and facts of records with medical words explained. */
type Column = { words: Words; section: StorySection; marked: MarkedItems }

type Props = {
  /** The same section in each language. */
  columns: readonly Column[]
  level: 2 | 3
  /** Records before this day are omitted; null omits none. */
  since: string | null
  most: number | undefined
  actions: ReactNode
  /** Screen only, below the text for an empty section. */
  emptyActions: ReactNode
  itemActionOf: ((item: StoryItem) => ReactNode) | undefined
  onRetry: (() => void) | undefined
}

export const sectionId = (part: StoryPart): string => `story-${part}`

/** One section of a summary: its records, or why there are none. */
export function SectionCard({ columns, level, most = Infinity, actions, ...rest }: Props) {
  const { t, locale } = useText()
  /** Interface texts, in the page's language rather than the document's. */
  const ofThePage = { lang: htmlLang(locale), 'data-no-print': true } as const
  const { since, emptyActions, itemActionOf, onRetry } = rest
  const [first] = columns
  if (!first) return null
  const { part, items, isFailed, count } = first.section
  const current = items.filter(({ isPast }) => !isPast)
  const past = items.filter(({ isPast }) => isPast)
  const id = sectionId(part)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Title level={level} id={id} tabIndex={-1}>
          <InEach columns={columns} text={({ section }) => section.title} />
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
      {current.length > 0 && <Records {...{ columns, most, itemActionOf }} items={current} />}
      {past.length > 0 && (
        <div className={current.length < most ? styles.past : `${styles.past} ${styles.partOnPaper}`}>
          <Title level={level === 2 ? 3 : 4}>
            <InEach columns={columns} text={({ section }) => section.pastTitle} />
          </Title>
          <Records {...{ columns, most, itemActionOf }} items={past} />
        </div>
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

/** A heading in each language, one after the other; once if identical. */
function InEach({ columns, text }: Pick<LinesProps, 'columns' | 'text'>) {
  const [first, ...others] = columns.map(text)
  if (others.every((other) => other === first)) return first
  return columns.map((column, at) => (
    <span key={column.words.locale} lang={htmlLang(column.words.locale)} data-language={column.words.locale}>
      {at > 0 && <span className={styles.separator}> / </span>}
      {text(column)}
    </span>
  ))
}

type RecordsProps = Pick<Props, 'columns' | 'itemActionOf'> & {
  items: readonly StoryItem[]
  most: number
}

/** Current records are never cut: a hidden one could matter in an emergency. Measurements are at most one a kind. */
const wholeParts: ReadonlySet<StoryPart> = new Set(['allergies', 'medications', 'conditions', 'measurements'])

/** Some records of a section; those beyond `most` appear in print only. */
function Records({ columns, items, most, itemActionOf }: RecordsProps) {
  const ofThePage = { lang: htmlLang(useText().locale), 'data-no-print': true } as const
  const part = columns[0]?.section.part
  const isNeverCut = ({ isPast }: StoryItem) => !isPast && part !== undefined && wholeParts.has(part)
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const at = columns[0]?.section.items.indexOf(item) ?? 0
        return (
          <li key={item.id} className={at < most || isNeverCut(item) ? styles.item : styles.onPaper}>
            {columns.map(({ words, section, marked }) => {
              const written = section.items[at]
              return written && <ItemText key={words.locale} {...{ words, marked }} item={written} />
            })}
            {itemActionOf && <div {...ofThePage}>{itemActionOf(item)}</div>}
          </li>
        )
      })}
    </ul>
  )
}

type LinesProps = { columns: readonly Column[]; text: (column: Column) => string; quiet?: boolean }

function Lines({ columns, text, quiet }: LinesProps) {
  return (
    <div className={quiet ? styles.quietLines : styles.lines}>
      {columns.map((column) => (
        <p key={column.words.locale} lang={htmlLang(column.words.locale)} data-language={column.words.locale}>
          {text(column)}
        </p>
      ))}
    </div>
  )
}

type ItemProps = { words: Words; item: StoryItem; marked: MarkedItems }

function ItemText({ words, item, marked }: ItemProps) {
  const [title, ...facts] = marked.get(item) ?? [item.title, ...item.facts]
  return (
    <div className={styles.itemText} lang={htmlLang(words.locale)} data-language={words.locale}>
      <p className={styles.itemTitle}>
        <strong>{title}</strong>
        {item.state && <Badge tone={item.tone}>{item.state}</Badge>}
      </p>
      {item.facts.map((fact, at) => (
        <p key={fact}>{facts[at]}</p>
      ))}
      <p className={styles.source}>{sourceIn(words, item)}</p>
    </div>
  )
}
