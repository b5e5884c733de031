import { useText } from '#src/i18n/use-text.ts'
import styles from '../forms.module.css'
import type { PlacedProblem } from '../create/definition-problems.ts'

const MOST = 20

export function PlaceList({ places }: { places: readonly PlacedProblem[] }) {
  const { t } = useText('formAdmin')
  return (
    <ul>
      {places.slice(0, MOST).map(({ pointer, message }) => (
        <li key={`${pointer} ${message}`}>
          <code className={styles.pointer}>{pointer}</code> {message}
        </li>
      ))}
      {places.length > MOST && <li>{t.formAdmin.begin.more({ count: places.length - MOST })}</li>}
    </ul>
  )
}
