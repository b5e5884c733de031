import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { getSearchOrganizationQueryOptions } from '#generated/endpoints/organization-settings/organization-settings.ts'
import { type OrganizationHit, OrganizationHitKind } from '#generated/model/index.ts'
import {
  organizationSearchSearchMax,
  organizationSearchSearchMin,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'
import { ComboboxField } from '#src/ui/fields/ComboboxField.tsx'
import { optionKeys } from '#src/ui/fields/option-keys.ts'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { placeOf } from './place-of.ts'
import styles from './search.module.css'

/** Debounce delay in ms. */
const PAUSE = 200
/** The number of hits; typing more finds the others. */
const HITS = 50

/** A combobox of everything that an organization has: typing searches, arrows and Enter open what was found. */
export function EverythingSearch({ organizationId }: { organizationId: string }) {
  const { t } = useText('organization')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const texts = t.organization.everything
  const wanted = typed.trim()
  const search = useDebounce(wanted, PAUSE)
  const isLongEnough = wanted.length >= organizationSearchSearchMin
  const { data, error, isFetching, refetch } = useQuery(
    getSearchOrganizationQueryOptions(
      organizationId,
      { search },
      { page_size: HITS },
      {
        query: {
          enabled: search.length >= organizationSearchSearchMin,
          placeholderData: keepPreviousData,
          staleTime: 0,
          gcTime: 0,
        },
      },
    ),
  )
  const hits = isLongEnough ? (data?.results ?? []) : []
  const active = hits[at]
  const isSearching = isLongEnough && (isFetching || wanted !== search)
  const optionId = (hit: OrganizationHit) => `${id}-${hit.kind}-${hit.id}`
  const open = (hit: OrganizationHit) => {
    const { to, state } = placeOf(organizationId, hit)
    void navigate(to, { state })
  }
  function status(): string {
    if (!isLongEnough) return texts.hint()
    if (isSearching) return texts.searching()
    if (!data || error) return ''
    const { count } = data
    if (count === 0) return texts.none({ search })
    return count > hits.length ? texts.first({ shown: hits.length, count }) : texts.found({ count })
  }
  const groups = Object.values(OrganizationHitKind)
    .map((kind) => ({ kind, own: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={styles.search}>
      <ComboboxField
        label={texts.label()}
        value={typed}
        onChange={(text) => (setTyped(text), setAt(0))}
        // What Enter would open may be of the words before.
        onKeyDown={optionKeys(
          { at, setAt, count: hits.length },
          () => active && !isSearching && open(active),
        )}
        listId={id}
        expanded={hits.length > 0}
        activeId={active && optionId(active)}
        maxLength={organizationSearchSearchMax}
      />
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {error && isLongEnough && (
        <ErrorPanel
          title={texts.failed()}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.count === 0 && isLongEnough && !isSearching && <Text tone="secondary">{texts.noneHelp()}</Text>}
      <div
        role="listbox"
        id={id}
        aria-label={texts.results()}
        className={styles.hits}
        hidden={hits.length === 0}
      >
        {groups.map(({ kind, own }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
              {texts.kind[kind]()}
            </div>
            {own.map((hit) => (
              <Option
                key={hit.id}
                id={optionId(hit)}
                hit={hit}
                isActive={hit === active}
                onChoose={() => open(hit)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type OptionProps = { id: string; hit: OrganizationHit; isActive: boolean; onChoose: () => void }

function Option({ id, hit, isActive, onChoose }: OptionProps) {
  const { t } = useText('organization')
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.name}>{hit.title || t.organization.everything.noTitle()}</span>
      {hit.excerpt !== null && <span className={styles.excerpt}> {hit.excerpt}</span>}
    </button>
  )
}
