import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { type Call, type Outcome, useConfirmedCall } from './use-confirmed-call.ts'

type Props<Variables, Saved> = Outcome<Saved> & {
  label: string
  /** The accessible name, where several buttons have the same label. */
  name?: string
  /** Defaults to a secondary button. */
  look?: ButtonLook
  call: Call<Variables, Saved>
  variables: Variables
  /** False while a field of the dialog has to be corrected. */
  isReady?: boolean
  title: string
  /** Defaults to the label of the button. */
  confirmLabel?: string
  cancelLabel?: string
  final?: boolean
  undoable?: boolean
  onClose?: () => void
  /** The content of the dialog. */
  children: ReactNode
}

/** A button whose call has to be confirmed in a dialog (3.3.4). */
export function ConfirmButton<Variables, Saved>(props: Props<Variables, Saved>) {
  const { label, name, look, call, variables, isReady = true, children, ...rest } = props
  const { done, failed, onDone, onFailed, onClose, confirmLabel = label, ...words } = rest
  const [isAsking, setAsking] = useState(false)
  const { send, dialog } = useConfirmedCall(call, {
    done,
    failed,
    onDone,
    onFailed,
    onClose: () => {
      setAsking(false)
      onClose?.()
    },
  })
  return (
    <>
      <Button variant="secondary" {...look} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        {...words}
        opened={isAsking}
        confirmLabel={confirmLabel}
        onConfirm={() => isReady && send(variables)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
