import { useSuspenseQuery } from '@tanstack/react-query'
import { getListAccessEventsSuspenseQueryOptions } from '#generated/endpoints/access-events/access-events.ts'
import { AccessAction, AccessActorKind, AccessInformation } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Rows } from '#src/ui/layout/Rows.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { AccessRow } from './AccessRow.tsx'
import styles from './access-log.module.css'

const SIZE = 50

const actorKinds = Object.values(AccessActorKind)
const actions = Object.values(AccessAction)
const information = Object.values(AccessInformation)

export const accessRules = {
  orderings: [],
  first: { by: '', descending: false },
  filters: { who: actorKinds, what: actions, about: information },
} as const

type Props = { patientId: string; address: ListAddress<typeof accessRules>; page: number }

/** Who else looked at the person's information or changed it, newest first. */
export function AccessList({ patientId, address, page }: Props) {
  const { t } = useText('access', 'kit')
  const { who, what, about } = address.filters
  const { data } = useSuspenseQuery(
    getListAccessEventsSuspenseQueryOptions(
      patientId,
      {
        page,
        page_size: SIZE,
        ...(who && { actor_kind: who }),
        ...(what && { action: what }),
        ...(about && { information: about }),
      },
      // other people add entries
      { query: { staleTime: 0 } },
    ),
  )
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, SIZE, count)
  const kit = t.kit.list
  if (count === 0) return <Text>{address.isFiltered ? t.access.noneFiltered() : t.access.none()}</Text>
  return (
    <Stack gap="md">
      <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
      <Rows>
        {results.map((event) => (
          <AccessRow key={event.id} {...{ event, patientId }} />
        ))}
      </Rows>
      <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
    </Stack>
  )
}

/** Outside the list, so that they stay while it loads. */
export function AccessFilters({ address }: Pick<Props, 'address'>) {
  const { t } = useText('access')
  const { who, what, about } = address.filters
  const texts = t.access
  return (
    <div className={styles.filters} data-no-print>
      <SelectField
        label={texts.who()}
        empty={texts.anyone()}
        value={who}
        options={actorKinds.map((value) => ({ value, label: texts.kinds[value]() }))}
        onChange={(value) => address.filter('who', value)}
      />
      <SelectField
        label={texts.what()}
        empty={texts.anything()}
        value={what}
        options={actions.map((value) => ({ value, label: texts.action[value]() }))}
        onChange={(value) => address.filter('what', value)}
      />
      <SelectField
        label={texts.about()}
        empty={texts.everything()}
        value={about}
        options={information.map((value) => ({ value, label: texts.information[value]() }))}
        onChange={(value) => address.filter('about', value)}
      />
    </div>
  )
}
