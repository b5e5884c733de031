import { useSuspenseQuery } from '@tanstack/react-query'
import { type AdminItem, AdminItemKind } from '#generated/model/index.ts'
import { getListAdminItemsSuspenseQueryOptions } from '#generated/endpoints/admin-items/admin-items.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Rows } from '#src/ui/layout/Rows.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { type ListAddress, PAGE_SIZE } from '#src/ui/lists/use-list-address.ts'
import { AdminItemRow } from './AdminItemRow.tsx'
import styles from './admin-items.module.css'

/** Items that need an administrator. Derived from the current state, so always refetched. */
const adminItemsPage = (page: number, kind: AdminItemKind | '') =>
  getListAdminItemsSuspenseQueryOptions(
    { page, page_size: PAGE_SIZE, ...(kind && { kind__in: [kind] }) },
    { query: { staleTime: 0 } },
  )

const kinds = Object.values(AdminItemKind)

export const itemRules = {
  orderings: [],
  first: { by: '', descending: false },
  filters: { kind: kinds },
} as const

/** The items by kind, in the order of the server: the most serious first. */
const groupsOf = (items: readonly AdminItem[]) =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: items.filter((item) => item.kind === kind),
  }))

type Props = { address: ListAddress<typeof itemRules>; page: number }

export function AdminItems({ address, page }: Props) {
  const { t } = useText('needs', 'kit')
  const { kind } = address.filters
  const { data } = useSuspenseQuery(adminItemsPage(page, kind))
  const { count, results, counts } = data
  const total = kinds.reduce((sum, one) => sum + counts[one], 0)
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const texts = t.needs
  const kit = t.kit.list
  if (total === 0) {
    return (
      <EmptyState title={texts.none.title()} icon={IconCircleCheck}>
        {texts.none.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <div className={styles.filter}>
        <SelectField
          label={texts.filter()}
          empty={texts.all({ count: total })}
          value={kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value]({ count: counts[value] }) }))}
          onChange={(value) => address.filter('kind', value)}
        />
      </div>
      {count === 0 ? (
        <Text>{texts.noneOfKind()}</Text>
      ) : (
        <>
          <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
          {groupsOf(results).map(({ kind: one, items }) => (
            <Stack as="section" gap="sm" key={one}>
              <Title level={2} size={3} id={`items-${one}`}>
                {texts.kinds[one]({ count: counts[one] })}
              </Title>
              <Rows aria-labelledby={`items-${one}`}>
                {items.map((item) => (
                  <AdminItemRow key={item.id} item={item} />
                ))}
              </Rows>
            </Stack>
          ))}
          <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
        </>
      )}
    </Stack>
  )
}
