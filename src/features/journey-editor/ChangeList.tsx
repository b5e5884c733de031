import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/Text.tsx'
import type { DesignChange } from './design-changes.ts'
import styles from './journey-editor.module.css'

/** The changes, one per line. */
export function ChangeList({ changes }: { changes: readonly DesignChange[] }) {
  const { t, locale } = useText('journeyEditor')
  const { change: texts, parts, stepParts, step: steps } = t.journeyEditor
  const nameOf = ({ step }: Extract<DesignChange, { step: unknown }>) =>
    step.name[locale] || step.name['en-ca'] || steps.unnamed()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const lineOf = (change: DesignChange): string => {
    switch (change.kind) {
      case 'part':
        return texts.part({ part: parts[change.part]() })
      case 'added':
        return texts.added({ name: nameOf(change) })
      case 'removed':
        return texts.removed({ name: nameOf(change) })
      case 'changed':
        return texts.changed({
          name: nameOf(change),
          parts: list.format(change.parts.map((part) => stepParts[part]())),
        })
      case 'order':
        return texts.order()
    }
  }
  if (changes.length === 0) return <Text>{texts.none()}</Text>
  return (
    <ul className={styles.lines} role="list">
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>{lineOf(change)}</li>
      ))}
    </ul>
  )
}
