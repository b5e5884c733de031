import type { ComponentType } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { DialogButton } from './DialogButton.tsx'
import type { Chosen } from './selection.ts'

type Props = {
  organizationId: string
  chosen: Chosen
  onDone: () => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Asks who is responsible for the chosen people; the page passes it in, from the feature of the care team. */
export type AssignDialog = ComponentType<Props & { opened: boolean; onClose: () => void }>

/** Makes someone responsible for the selected people. */
export function AssignButton({ Dialog, onDone, ...props }: Props & { Dialog: AssignDialog }) {
  const { t } = useText('enrolments')
  return (
    <DialogButton label={t.enrolments.assigned.button()}>
      {({ opened, onClose }) => (
        <Dialog
          {...props}
          opened={opened}
          onClose={onClose}
          onDone={() => {
            onClose()
            onDone()
          }}
        />
      )}
    </DialogButton>
  )
}
