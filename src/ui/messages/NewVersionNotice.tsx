import { useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { forgetPage } from '#src/lib/browser/kept-page.ts'
import styles from '../screens/screen.module.css'
import { TextButton } from '../actions/TextButton.tsx'

let isWaiting = false

function subscribe(listener: () => void): () => void {
  const note = () => {
    isWaiting = true
    listener()
  }
  addEventListener('newversion', note)
  return () => removeEventListener('newversion', note)
}

/** Whether a new version was deployed while this page had unsaved changes (src/lib/browser/bootstrap.ts). */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isWaiting)

export function NewVersionNotice({ shown }: { shown: boolean }) {
  const { t } = useText()
  return (
    <div role="status" data-no-print>
      {shown && (
        <div className={styles.notice}>
          {t.status.newVersion()}
          <TextButton onClick={() => void forgetPage().finally(() => location.reload())}>
            {t.actions.reload()}
          </TextButton>
        </div>
      )}
    </div>
  )
}
