import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { useSelectedOrganization } from '#src/session/organization/active-organization.ts'
import { IconSearch } from '#src/ui/icons.ts'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import styles from './find-person.module.css'
import { isSlashOn } from './slash-key.ts'
import { holdKeys } from './typed-ahead.ts'

const [FindPersonDialog, load] = latePart(
  async () => (await import('./FindPersonDialog.tsx')).FindPersonDialog,
)

/** The dialog and its search load side by side. */
function preload() {
  preloadModal()
  load().catch(() => undefined)
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Ctrl+K opens the search anywhere; `/` does outside fields and dialogs. */
const opensSearch = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return (
    event.key === '/' &&
    isSlashOn() &&
    !isTyping(event.target) &&
    !document.querySelector('[aria-modal="true"]')
  )
}

export function FindPerson() {
  const { t } = useText('provider')
  const { organization } = useSelectedOrganization()
  const [opened, setOpened] = useState(false)
  const isReady = organization !== undefined

  useEffect(() => {
    if (!isReady) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      // the browser's own search
      event.preventDefault()
      preload()
      setOpened(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isReady])

  useEffect(() => (opened ? holdKeys() : undefined), [opened])

  if (!organization) return null
  const texts = t.provider.people.find
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpened(true)}
      >
        <IconSearch aria-hidden size="1.25rem" />
        <span className={styles.openWords}>{texts.button()}</span>
      </button>
      {opened && <FindPersonDialog organization={organization} onClose={() => setOpened(false)} />}
    </>
  )
}
