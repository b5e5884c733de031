import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSearchOrganizationQueryOptions } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { OrganizationHitKind } from '#generated/model/index.ts'
import {
  organizationSearchSearchMax,
  organizationSearchSearchMin,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconSearch } from '#src/ui/icons.ts'
import { FoundList } from '#src/ui/lists/FoundList.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { placeOf } from './place-of.ts'
import styles from './search.module.css'

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

/** The number of hits; typing more finds the others. */
const HITS = 50

function EverythingSearch({ organizationId }: { organizationId: string }) {
  const { t } = useText('organization')
  const navigate = useNavigate()
  const text = useSearchText(organizationSearchSearchMin)
  const query = useQuery(
    getSearchOrganizationQueryOptions(
      organizationId,
      { search: text.search },
      { page_size: HITS },
      {
        query: {
          enabled: text.search.length >= organizationSearchSearchMin,
          placeholderData: keepPreviousData,
          staleTime: 0,
          gcTime: 0,
        },
      },
    ),
  )
  const texts = t.organization.everything
  return (
    <div className={styles.search}>
      <FoundList
        {...{ text, query, texts }}
        maxLength={organizationSearchSearchMax}
        noneHelp={texts.noneHelp()}
        idOf={({ kind, id }) => `${kind}-${id}`}
        groups={{ of: ({ kind }) => kind, title: (kind) => texts.kind[kind as OrganizationHitKind]() }}
        onOpen={(hit) => {
          const { to, state } = placeOf(organizationId, hit)
          void navigate(to, { state })
        }}
      >
        {({ title, excerpt }) => (
          <>
            <span className={styles.name}>{title || texts.noTitle()}</span>
            {excerpt !== null && <span className={styles.excerpt}> {excerpt}</span>}
          </>
        )}
      </FoundList>
    </div>
  )
}
