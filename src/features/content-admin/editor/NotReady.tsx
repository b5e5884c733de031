import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useContentWords } from '../use-content-words.ts'

/** Names the fields for which the server refuses to publish. */
export function NotReady({ error }: { error: unknown }) {
  const { t } = useText('contents')
  const { labelOf } = useContentWords()
  return (
    <>
      {t.contents.publish.notReady()}
      <ul>
        {Object.entries(fieldErrors(error)).map(([key, message]) => (
          <li key={key}>
            <strong>{labelOf(key)}</strong> – {message}
          </li>
        ))}
      </ul>
    </>
  )
}
