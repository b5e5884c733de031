import { useSuspenseQuery } from '@tanstack/react-query'
import type { FamilyHistory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconPlus, IconUsers } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useAnnounceChange } from '#src/ui/lists/use-announce-change.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../list/RecordsEmptyState.tsx'
import { SourceTag } from '../list/SourceTag.tsx'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import records from '../records.module.css'
import styles from './family.module.css'
import { byRelative, deathIn, isSeveral, type Relative } from './relatives.ts'
import { familyPage, PAGE_SIZE, relationFrom } from './queries.ts'

type Props = {
  patientId: string
  address: ListAddress
  page: number
  drawer: DrawerAddress
  /** URL of the form for a relative. */
  addFor: (relation: string) => string
}

/** The family history, grouped by relative (2.9). */
export function FamilyList({ patientId, address, page, drawer, addFor }: Props) {
  const { t } = useText('records', 'kit')
  const relation = relationFrom(address.filters.relation)
  const { data } = useSuspenseQuery(familyPage({ patientId, page, search: address.search, relation }))
  const texts = t.records.familyHistory
  const { count } = data
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const words = pages > 1 ? t.kit.list.showing({ from, to, total: count }) : texts.found({ count })
  useAnnounceChange(words)
  if (count === 0 && address.isFiltered) {
    return <FilteredEmpty search={address.search} onClear={address.clear} />
  }
  if (count === 0) {
    return (
      <RecordsEmptyState
        {...{ patientId }}
        kind="family-history"
        icon={IconUsers}
        title={texts.emptyTitle()}
        body={texts.emptyBody()}
        add={{ to: drawer.addTo, label: texts.add(), state: drawer.linkState }}
      />
    )
  }
  return (
    <Stack gap="md">
      <PageStatus page={page}>{words}</PageStatus>
      {byRelative(data.results).map((relative) => (
        <OneRelative key={relative.relation} {...{ relative, drawer, addFor }} />
      ))}
      <PageNav
        label={t.kit.list.pages()}
        previous={t.kit.list.previous()}
        next={t.kit.list.next()}
        {...{ page, pages }}
      />
    </Stack>
  )
}

type RelativeProps = Pick<Props, 'drawer' | 'addFor'> & { relative: Relative }

function OneRelative({ relative, drawer, addFor }: RelativeProps) {
  const { t } = useText('records')
  const { relation, entries, death } = relative
  const texts = t.records.familyHistory
  const name = texts.relation[relation]()
  const id = `relative-${relation}`
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Group gap="sm" justify="between">
          <Title level={2} size={3} id={id}>
            {name}
          </Title>
          <ButtonLink
            to={addFor(relation)}
            state={drawer.linkState}
            variant="quiet"
            size="sm"
            icon={IconPlus}
            aria-label={texts.addToNamed({ relative: name })}
          >
            {texts.addTo()}
          </ButtonLink>
        </Group>
        {death && (
          <Text tone="secondary">
            {death.age === null ? texts.deceased() : texts.diedAt({ age: death.age })}
          </Text>
        )}
        <ul role="list" className={styles.entries} aria-label={name}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...{ entry, drawer }} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

function Entry({ entry, drawer }: { entry: FamilyHistory; drawer: DrawerAddress }) {
  const { t } = useText('records')
  const texts = t.records.familyHistory
  const { age_at_onset: onset, notes, relation, source } = entry
  const death = isSeveral(relation) ? deathIn(entry) : null
  return (
    <li className={styles.entry}>
      <Group gap="sm">
        <TextLink to={drawer.editTo(entry.id)} state={drawer.linkState}>
          {entry.condition ?? texts.noneKnown()}
        </TextLink>
        {onset !== null && <Text as="span">{texts.age({ age: onset })}</Text>}
        <span className={records.onDesk}>
          <SourceTag source={source} />
        </span>
      </Group>
      {death && (
        <Text tone="secondary">
          {death.age === null ? texts.deceased() : texts.diedAt({ age: death.age })}
        </Text>
      )}
      {notes && <Text tone="secondary">{notes}</Text>}
    </li>
  )
}
