import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { PersonSearch } from './PersonSearch.tsx'

/** The search, loaded when it opens. */
export function FindPersonDialog({
  organization,
  onClose,
}: {
  organization: Organization
  onClose: () => void
}) {
  const { t } = useText('provider')
  return (
    <Modal opened onClose={onClose} title={t.provider.people.find.title()} size="md">
      <PersonSearch organization={organization} onDone={onClose} />
    </Modal>
  )
}
