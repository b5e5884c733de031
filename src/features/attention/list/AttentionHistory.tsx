import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Text } from '#src/ui/basics.tsx'
import styles from '../attention.module.css'
import { useAttentionWords } from '../use-attention-words.ts'

/** Who handled, returned, reopened or called, and why; empty if the row already says it. */
export function AttentionHistory({ item }: { item: AttentionItem }) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const { history, acknowledged_by: by } = item
  if (history.length <= (by === null ? 0 : 1)) return null
  const texts = t.attention.history
  return (
    <Disclosure look="plain" title={texts.title({ count: history.length })}>
      <ol role="list" className={styles.history}>
        {history.map(({ action, at, by: person, to, outcome, text }) => (
          <li key={`${at}:${action}`}>
            <Text>
              {texts[action]({
                name: person.display_name,
                to: to?.display_name ?? '',
                when: words.moment(at),
                outcome: outcome === null ? '' : t.attention.call.outcomes[outcome](),
              })}
            </Text>
            {text !== null && (
              <Text tone="secondary" className={styles.note}>
                {action === 'handed_back' || action === 'undone'
                  ? texts.reason({ reason: text })
                  : t.attention.taken.note({ note: text })}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
