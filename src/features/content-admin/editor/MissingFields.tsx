import { useText } from '#src/i18n/use-text.ts'
import { ErrorSummaryLine } from '#src/ui/forms/ErrorSummaryLine.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { useContentWords } from '../use-content-words.ts'
import type { FieldKey } from './content-values.ts'
import type { PublishNeeds } from './publish-needs.ts'

type Props = { needs: PublishNeeds; idOf: (key: FieldKey) => string }

/** What keeps a content from being published, before anyone presses; each leads to its field. */
export function MissingFields({ needs, idOf }: Props) {
  const { t } = useText('contents')
  const { labelOf } = useContentWords()
  const texts = t.contents.publish
  const lists = [
    [texts.needed(), needs.missing],
    [texts.frenchNeeded(), needs.french],
  ] as const
  return (
    <Alert kind="info" role="none">
      {lists
        .filter(([, keys]) => keys.length > 0)
        .map(([title, keys]) => (
          <div key={title}>
            {title}
            <ul>
              {keys.map((key) => (
                <ErrorSummaryLine key={key} fieldId={idOf(key)} namesField message={labelOf(key)} />
              ))}
            </ul>
          </div>
        ))}
    </Alert>
  )
}
