import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useRouter } from '#src/lib/router/hooks.ts'
import { Button } from '../actions/Button.tsx'
import { Modal, preloadModal } from '../overlays/Modal.tsx'
import { Text } from '../basics.tsx'

type Props = {
  when: boolean
  /**
   * For a form that a query parameter opens: closing it counts as leaving. With the name of the parameter, others may
   * change.
   */
  inQuery?: boolean | string
  /** This device keeps a draft, which is restored with the page. */
  isKept?: boolean
}

const isOtherQuery = (inQuery: boolean | string, from: string, to: string): boolean =>
  typeof inQuery === 'string'
    ? new URLSearchParams(from).get(inQuery) !== new URLSearchParams(to).get(inQuery)
    : inQuery && from !== to

/**
 * Prompts before leaving with unsaved changes: with a modal inside the portal, with the browser's own prompt
 * when the tab closes.
 */
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
    // Preloaded, because the prompt must also work after the connection is lost.
    preloadModal()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  useEffect(() => {
    if (!when) return
    return router.guard((from, to, proceed) => {
      const isLeaving = from.pathname !== to.pathname || isOtherQuery(inQuery, from.search, to.search)
      if (isLeaving) setLeave(() => proceed)
      return isLeaving
    })
  }, [router, when, inQuery])
  // Dismisses the prompt when a navigation happens some other way.
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
