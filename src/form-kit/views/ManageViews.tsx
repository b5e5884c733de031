import { useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/basics.tsx'
import { ViewLine } from './ViewLine.tsx'
import type { NamedView, ViewStore } from './view-store.ts'

type Props<View extends NamedView> = { opened: boolean; onClose: () => void; store: ViewStore<View> }

/** The person's saved views of a list: rename, update, delete, or open the list with one. */
export function ManageViews<View extends NamedView>({ opened, onClose, store }: Props<View>) {
  const { t } = useText('views')
  const list = useRef<HTMLDivElement>(null)
  const { views, error, retry } = store
  const texts = t.views
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.own()}
      scrollable
      actions={<Button onClick={onClose}>{t.actions.close()}</Button>}
    >
      {/* Takes the focus when the focused row is removed. */}
      <div ref={list} tabIndex={-1}>
        {Boolean(error) && <ErrorPanel title={texts.failed()} error={error} onRetry={retry} />}
        {!error && views.length === 0 && <Text>{texts.none()}</Text>}
        {views.length > 0 && (
          <ul role="list">
            {views.map((view) => (
              <ViewLine key={view.id} {...{ view, store }} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
