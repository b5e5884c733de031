import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icons.ts'
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  type Toast,
  toasts,
  type ToastVariant,
} from './toast-queue.ts'
import styles from './toast.module.css'

const icons = {
  default: null,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  info: IconInfoCircle,
} satisfies Record<ToastVariant, typeof IconX | null>

/** Closing a toast removes the focused button, so the focus moves to the page heading. */
function leave(id: number): void {
  dismissToast(id)
  document.querySelector('h1')?.focus({ preventScroll: true })
}

function ToastCard({ id, title, message, variant, action, leaving }: Toast) {
  const { t } = useText()
  const [ready, setReady] = useState(false)
  // Screen readers announce changes in a live region, not its initial content.
  useEffect(() => {
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [])
  const Icon = icons[variant]
  return (
    <li className={classes(styles.toast, styles[variant])} data-toast data-leaving={leaving || undefined}>
      {Icon && <Icon aria-hidden size="1.375rem" />}
      <div className={styles.words} role={variant === 'error' ? 'alert' : 'status'}>
        {ready && title && <p className={styles.title}>{title}</p>}
        {ready && <p>{message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            if (leaving) return
            leave(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t.actions.close()} onClick={() => leave(id)}>
        <IconX aria-hidden size="1.25rem" />
      </button>
    </li>
  )
}

/** Bottom left, at most three, dismissed after five seconds unless hovered or focused (UI-21..25). */
export function Toasts() {
  const { t } = useText()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const none = shown.length === 0
  // A toast that closes under the mouse fires no mouseleave event.
  useEffect(() => {
    if (none) resumeToasts()
  }, [none])
  return (
    <section className={styles.corner} aria-label={t.status.toasts()} hidden={none}>
      <ol
        role="list"
        className={styles.list}
        onPointerEnter={pauseToasts}
        onPointerLeave={resumeToasts}
        onFocus={pauseToasts}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) resumeToasts()
        }}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  )
}
