import { useRef } from 'react'
import type { SavedView } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { ViewLine } from './ViewLine.tsx'
import type { ShownView } from './view-shown.ts'

type Props = {
  opened: boolean
  onClose: () => void
  views: readonly SavedView[]
  shown: ShownView
  /** Why the views failed to load. */
  error: unknown
  onRetry: () => void
}

/** The person's saved views of the journey: rename, update or delete. */
export function ManageViews({ opened, onClose, views, shown, error, onRetry }: Props) {
  const { t } = useText('enrolments')
  const list = useRef<HTMLDivElement>(null)
  const texts = t.enrolments.views
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.manageTitle()}
      scrollable
      actions={<Button onClick={onClose}>{t.actions.close()}</Button>}
    >
      {/* Takes the focus when the focused row is removed. */}
      <div ref={list} tabIndex={-1}>
        {Boolean(error) && <ErrorPanel title={texts.failed()} error={error} onRetry={onRetry} />}
        {!error && views.length === 0 && <Text>{texts.none()}</Text>}
        {views.length > 0 && (
          <ul role="list">
            {views.map((view) => (
              <ViewLine key={view.id} {...{ view, shown }} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
