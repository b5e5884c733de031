import { type ReactNode, useRef } from 'react'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** A generated mutation, or several as one. */
export type Call<Variables, Saved> = {
  mutateAsync: (variables: Variables) => Promise<Saved>
  isPending: boolean
  error: unknown
  reset: () => void
}

export type Outcome<Saved> = {
  /** The message of the toast on success; none if it is undefined. */
  done?: string | ((saved: Saved) => string)
  failed: (error: unknown) => ReactNode
  /** Called after the dialog has closed. */
  onDone?: ((saved: Saved) => void) | undefined
  /** May close the dialog, if the failure settles it. */
  onFailed?: ((error: unknown, close: () => void) => void) | undefined
}

/** The call that a dialog asks to confirm: it closes on success, and shows a failure until it is closed. */
export function useConfirmedCall<Variables, Saved>(
  call: Call<Variables, Saved>,
  { done, failed, onDone, onFailed, onClose }: Outcome<Saved> & { onClose: () => void },
) {
  // Two quick clicks can both arrive before React renders `isPending`.
  const isSent = useRef(false)
  const close = () => {
    call.reset()
    onClose()
  }
  function succeed(saved: Saved) {
    close()
    const message = typeof done === 'function' ? done(saved) : done
    if (message !== undefined) toast({ variant: 'success', message })
    onDone?.(saved)
  }
  function send(variables: Variables) {
    if (isSent.current) return
    isSent.current = true
    void call
      .mutateAsync(variables)
      .then(succeed, (error: unknown) => onFailed?.(error, close))
      .finally(() => (isSent.current = false))
  }
  return {
    send,
    dialog: { onCancel: close, pending: call.isPending, error: call.error ? failed(call.error) : undefined },
  }
}
