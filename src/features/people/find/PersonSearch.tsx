import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Organization, PersonHit } from '#generated/model/index.ts'
import { peopleSearchSearchMax, peopleSearchSearchMin } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FoundList } from '#src/ui/lists/FoundList.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { Text } from '#src/ui/basics.tsx'
import styles from './find.module.css'
import { isSlashOn, turnSlash } from './slash-key.ts'
import { releaseKeys, takeKeys } from './typed-ahead.ts'
import { getSearchPeopleQueryOptions } from '#generated/endpoints/people/people.ts'

/** The number of suggestions; typing more finds the others. */
const HITS = 10

/** People matching a search; keeps previous results while the next search runs. */
const peopleLike = (organization: string, search: string) =>
  getSearchPeopleQueryOptions(
    organization,
    { search },
    { page_size: HITS },
    {
      query: {
        enabled: search.length >= peopleSearchSearchMin,
        placeholderData: (before) =>
          search.length >= peopleSearchSearchMin ? keepPreviousData(before) : undefined,
        gcTime: 0,
      },
    },
  )

type Props = { organization: Organization; onDone: () => void }

/** Searches the people of an organization. */
export function PersonSearch({ organization, onDone }: Props) {
  const { t } = useText('provider')
  const navigate = useNavigate()
  const [slash, setSlash] = useState(isSlashOn)
  const text = useSearchText(peopleSearchSearchMin)
  const { setTyped } = text
  useEffect(() => takeKeys(setTyped), [setTyped])
  const query = useQuery(peopleLike(organization.id, text.search))
  const texts = t.provider.people.find
  return (
    <div className={styles.search} onFocus={releaseKeys}>
      <FoundList
        {...{ text, query, texts }}
        maxLength={peopleSearchSearchMax}
        noneHelp={texts.noneHelp({ organization: organization.name })}
        idOf={({ id }) => id}
        onOpen={({ id: person }) => {
          onDone()
          navigate(paths.provider.organization({ organizationId: organization.id }, { person }))
        }}
      >
        {(hit) => <Person hit={hit} />}
      </FoundList>
      <div className={styles.keys}>
        <Text size="sm" tone="secondary">
          {texts.keys()}
        </Text>
        <CheckboxField label={texts.slash()} value={slash} onChange={(on) => (turnSlash(on), setSlash(on))} />
      </div>
    </div>
  )
}

/** A person with name and birth date: two identifiers prevent opening the wrong one. */
function Person({ hit }: { hit: PersonHit }) {
  const { t, format } = useText('provider', 'kit')
  const texts = t.provider.people.find
  return (
    <span className={styles.person}>
      <span className={styles.name}>{hit.display_name}</span>{' '}
      <span>
        {hit.date_of_birth === null
          ? texts.bornUnknown()
          : texts.born({ date: format.date(hit.date_of_birth) })}
      </span>{' '}
      <span className={styles.more}>
        {[hit.email, hit.phone === null ? null : phoneText(t, hit.phone)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
