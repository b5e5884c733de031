import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useFilePlace } from './use-file-place.ts'
import styles from './import.module.css'

const MAX_SHOWN = 20

/** What the contract does not allow in a file, each with its place. */
export function FilePlaces({ error }: { error: unknown }) {
  const { t } = useText('journeyEditor')
  const placeName = useFilePlace()
  const texts = t.journeyEditor.import
  const found = Object.entries(fieldErrors(error)).map(([name, message]) => ({
    path: name.replace(/^file\./, '').split('.'),
    message,
  }))
  return (
    <ul className={styles.places}>
      {found.slice(0, MAX_SHOWN).map(({ path, message }) => (
        <li key={path.join('/')}>
          {texts.places.problem({ place: placeName(path), message })}{' '}
          <code className={styles.pointer}>/{path.join('/')}</code>
        </li>
      ))}
      {found.length > MAX_SHOWN && <li>{texts.places.more({ count: found.length - MAX_SHOWN })}</li>}
    </ul>
  )
}
