import { useText } from '#src/i18n/use-text.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { type KindName, kindIcons } from '../kinds/kinds.ts'
import styles from '../overview.module.css'
import type { RecordEntry } from './timeline.ts'

type Props = {
  entries: readonly (RecordEntry & { kind: KindName })[]
  label: string
  /** False omits the kind, where all entries share it. */
  hasKind?: boolean
  /** Omits the year, which the heading already shows. */
  isInYears?: boolean
}

const isYear = (date: string): boolean => date.length === 4

export function EntryList({ entries, label, hasKind = true, isInYears = false }: Props) {
  const { t, format } = useText('records')
  return (
    <ul role="list" className={styles.entries} aria-label={label}>
      {entries.map(({ id, kind, name, detail, date, to }) => {
        const Icon = kindIcons[kind]
        return (
          <li key={`${kind}-${id}`} className={styles.entry}>
            <Icon aria-hidden size="1.25rem" />
            <div className={styles.words}>
              <TextLink to={to}>{name}</TextLink>
              <p className={styles.facts}>
                {hasKind && <span>{t.records.overview.kinds[kind].name()}</span>}
                {detail && <span>{detail}</span>}
                {date && !(isInYears && isYear(date)) && <span>{format.date(date)}</span>}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
