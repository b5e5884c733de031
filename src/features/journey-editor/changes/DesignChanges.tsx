import { useId } from 'react'
import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { changesBetween, type DesignChange } from '../design/design-changes.ts'
import { wordsOf } from '../design/words-of.ts'
import styles from './changes.module.css'
import { useValueRows, type ValueRow } from './use-value-rows.ts'

type Props = { before: JourneyDesign; after: JourneyDesign }

/** What a person changed from one design to another, with the values before and after. Suspends. */
export function DesignChanges({ before, after }: Props) {
  const { t, locale } = useText('journeyEditor')
  const { partRows, stepRows } = useValueRows(before, after)
  const { change: texts, step: steps, parts } = t.journeyEditor
  const changes = changesBetween(before, after)
  const nameOf = (step: JourneyDesignStep) => wordsOf(step.name, locale) || steps.unnamed()
  const earlierOf = ({ activity_id: id }: JourneyDesignStep) =>
    before.steps.find((one) => one.activity_id === id)
  const entryOf = (change: DesignChange): { title: string; rows: readonly ValueRow[] } => {
    switch (change.kind) {
      case 'part':
        return { title: texts.part({ part: parts[change.part]() }), rows: partRows(change.part) }
      case 'added':
        return { title: texts.added({ name: nameOf(change.step) }), rows: [] }
      case 'removed':
        return { title: texts.removed({ name: nameOf(change.step) }), rows: [] }
      case 'changed': {
        const earlier = earlierOf(change.step)
        return {
          title: texts.changedStep({ name: nameOf(change.step) }),
          rows: earlier ? stepRows(earlier, change.step, change.parts) : [],
        }
      }
      case 'order':
        return { title: texts.order(), rows: [] }
    }
  }
  if (changes.length === 0) return <Text>{texts.same()}</Text>
  return (
    <ul role="list" className={styles.changes}>
      {changes.map((change) => (
        <Entry key={JSON.stringify(change)} {...entryOf(change)} />
      ))}
    </ul>
  )
}

function Entry({ title, rows }: { title: string; rows: readonly ValueRow[] }) {
  const { t } = useText('journeyEditor')
  const id = useId()
  const texts = t.journeyEditor.change
  return (
    <li>
      <strong id={id}>{title}</strong>
      {rows.length > 0 && (
        <ul role="list" className={styles.values} aria-labelledby={id}>
          {rows.map(({ label, before, after }) => (
            <li key={label}>
              <Text tone="secondary">{label}</Text>
              <dl className={styles.sides}>
                <dt>{texts.before()}</dt>
                <dd>{before}</dd>
                <dt>{texts.after()}</dt>
                <dd>{after}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
