import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useRouter } from '#src/lib/router/hooks.ts'
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
  const router = useRouter()
  const [leave, setLeave] = useState<() => void>()
  const stay = () => setLeave(undefined)
  const confirm = () => {
    stay()
    leave?.()
  }

  useEffect(() => {
    if (!when) return
    // The question must also appear when the connection is gone by then.
    preloadModal()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  useEffect(() => {
    if (!when) return
    return router.guard((from, to, proceed) => {
      const isLeaving = from.pathname !== to.pathname || (inQuery && from.search !== to.search)
      if (isLeaving) setLeave(() => proceed)
      return isLeaving
    })
  }, [router, when, inQuery])
  // The question is over when somebody is elsewhere by other ways.
  useEffect(() => router.subscribe(() => setLeave(undefined)), [router])

  return (
    <Modal
      opened={leave !== undefined}
      onClose={stay}
      title={t.form.leaveTitle()}
      actions={
        <>
          <Button onClick={stay}>{t.form.leaveStay()}</Button>
          <Button variant="secondary" onClick={confirm}>
            {t.form.leaveConfirm()}
          </Button>
        </>
      }
    >
      <Text>{isKept ? t.form.leaveBodyKept() : t.form.leaveBody()}</Text>
    </Modal>
  )
}
