import { useText } from '#src/i18n/use-text.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { EverythingSearch } from './EverythingSearch.tsx'

/** The search, loaded when it opens: in one part with its dialog, which gives its field the focus. */
export function SearchDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t } = useText('adminOrganizations')
  return (
    <Modal opened onClose={onClose} title={t.adminOrganizations.search.title()} size="lg">
      <EverythingSearch organizationId={organizationId} />
    </Modal>
  )
}
