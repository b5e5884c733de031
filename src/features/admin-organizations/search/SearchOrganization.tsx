import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconSearch } from '#src/ui/icons.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { EverythingSearch } from './EverythingSearch.tsx'

/** Opens the search in everything that an organization has. */
export function SearchOrganization() {
  const { t } = useText('organization')
  const { id } = useRouteParams('id')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={IconSearch} onClick={() => setOpened(true)}>
        {t.organization.everything.open()}
      </Button>
      {opened && (
        <Modal opened onClose={() => setOpened(false)} title={t.organization.everything.title()} size="lg">
          <EverythingSearch organizationId={id} />
        </Modal>
      )}
    </>
  )
}
