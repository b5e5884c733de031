import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Organization, PersonHit } from '#generated/model/index.ts'
import { peopleSearchSearchMax, peopleSearchSearchMin } from '#generated/zod/portageV1.schemas.zod.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'
import { paths } from '#src/routes/paths.ts'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { ComboboxField } from '#src/ui/fields/ComboboxField.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { optionKeys } from '#src/ui/fields/option-keys.ts'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './find.module.css'
import { peopleLike } from './people-like.ts'
import { isSlashOn, turnSlash } from './slash-key.ts'

/** Debounce delay in ms. */
const PAUSE = 200

type Props = { organization: Organization; onDone: () => void }

/** A combobox of people: typing searches, arrows and Enter open one. */
export function PersonSearch({ organization, onDone }: Props) {
  const { t } = useText('provider')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // Enter came before the results.
  const [entered, setEntered] = useState(false)
  const [slash, setSlash] = useState(isSlashOn)
  const id = useId()
  const texts = t.provider.people.find
  const wanted = typed.trim()
  const search = useDebounce(wanted, PAUSE)
  const isLongEnough = wanted.length >= peopleSearchSearchMin
  const { data, error, isFetching, refetch } = useQuery(peopleLike(organization.id, search))
  const hits = isLongEnough ? (data?.results ?? []) : []
  const active = hits[at]
  const optionId = (hit: PersonHit) => `${id}-${hit.id}`
  const isSearching = isLongEnough && (isFetching || wanted !== search)

  function open(hit: PersonHit) {
    onDone()
    navigate(paths.provider.organization({ organizationId: organization.id }, { person: hit.id }))
  }

  function choose() {
    if (isSearching) setEntered(true)
    else if (active) open(active)
  }

  // Of several people unseen, none is opened: it could be the wrong one.
  const openEntered = useEffectEvent(() => {
    if (active && hits.length === 1) open(active)
  })
  useEffect(() => {
    if (entered && !isSearching) openEntered()
  }, [entered, isSearching])

  function status(): string {
    if (!isLongEnough) return texts.hint()
    if (isSearching) return texts.searching()
    if (!data || error) return ''
    const { count } = data
    if (count === 0) return texts.none({ search })
    return count > hits.length ? texts.first({ shown: hits.length, count }) : texts.found({ count })
  }

  return (
    <div className={styles.search}>
      <ComboboxField
        label={texts.label()}
        value={typed}
        onChange={(text) => (setTyped(text), setAt(0), setEntered(false))}
        onKeyDown={optionKeys({ at, setAt, count: hits.length }, choose)}
        listId={id}
        expanded={hits.length > 0}
        activeId={active && optionId(active)}
        maxLength={peopleSearchSearchMax}
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
      {data?.count === 0 && isLongEnough && !isSearching && (
        <Text tone="secondary">{texts.noneHelp({ organization: organization.name })}</Text>
      )}
      <div
        role="listbox"
        id={id}
        aria-label={texts.results()}
        className={styles.hits}
        hidden={hits.length === 0}
      >
        {hits.map((hit, index) => (
          <HitOption
            key={hit.id}
            id={optionId(hit)}
            {...{ hit }}
            isActive={index === at}
            onChoose={() => open(hit)}
          />
        ))}
      </div>
      <div className={styles.keys}>
        <Text size="sm" tone="secondary">
          {texts.keys()}
        </Text>
        <CheckboxField label={texts.slash()} value={slash} onChange={(on) => (turnSlash(on), setSlash(on))} />
      </div>
    </div>
  )
}

type HitOptionProps = { id: string; hit: PersonHit; isActive: boolean; onChoose: () => void }

/** A search result with name and birth date: two identifiers prevent opening the wrong person. */
function HitOption({ id, hit, isActive, onChoose }: HitOptionProps) {
  const { t } = useText('provider', 'kit')
  const format = useFormat()
  const texts = t.provider.people.find
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
      <span className={styles.hitName}>{hit.display_name}</span>{' '}
      <span>
        {hit.date_of_birth === null
          ? texts.bornUnknown()
          : texts.born({ date: format.date(hit.date_of_birth) })}
      </span>{' '}
      <span className={styles.hitMore}>
        {[hit.email, hit.phone === null ? null : phoneText(t, hit.phone)].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}
