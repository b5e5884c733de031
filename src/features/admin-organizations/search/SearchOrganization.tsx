import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconSearch } from '#src/ui/icons.ts'

const [SearchDialog] = latePart(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/** Opens the search in everything that an organization has. */
export function SearchOrganization() {
  const { t } = useText('adminOrganizations')
  const { id } = useRouteParams('id')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconSearch aria-hidden size="1.125rem" />}
        onClick={() => setOpened(true)}
      >
        {t.adminOrganizations.search.open()}
      </Button>
      {opened && <SearchDialog organizationId={id} onClose={() => setOpened(false)} />}
    </>
  )
}
