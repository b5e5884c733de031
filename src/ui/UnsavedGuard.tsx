import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from './Button.tsx'
import { Modal, preloadModal } from './Modal.tsx'
import { Text } from './Text.tsx'

type Props = {
  when: boolean
  /** Where the form stands in a drawer that the query opens: closing it is leaving too. */
  inQuery?: boolean
  /** This device keeps a copy of what was typed, which comes back with the page. */
  isKept?: boolean
}

/** Asks before somebody leaves without saving: inside the portal by a modal, on closing the tab by the browser. */
export function UnsavedGuard({ when, inQuery = false, isKept = false }: Props) {
  const { t } = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (inQuery && currentLocation.search !== nextLocation.search)),
  )

  useEffect(() => {
    if (!when) return
    // The question must also appear when the connection is gone by then.
    preloadModal()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  const stay = () => blocker.reset?.()
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t.form.leaveTitle()}
      actions={
        <>
          <Button onClick={stay}>{t.form.leaveStay()}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t.form.leaveConfirm()}
          </Button>
        </>
      }
    >
      <Text>{isKept ? t.form.leaveBodyKept() : t.form.leaveBody()}</Text>
    </Modal>
  )
}
