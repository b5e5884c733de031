import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useTransition } from 'react'
import {
  getListAuditEventsSuspenseQueryOptions,
  invalidateListAuditEvents,
} from '#generated/endpoints/audit-events/audit-events.ts'
import type { AuditObjectType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { GroupsOf } from '#src/lib/changes/change-group.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NewerOlder } from '#src/ui/lists/NewerOlder.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { AuditItem } from './AuditItem.tsx'

const SIZE = 10

type Props = {
  /** Which kind of thing, or which kinds. */
  objectType: AuditObjectType | readonly AuditObjectType[]
  /** Limits the list to one object; omit it for all objects of the type. */
  objectId?: string
  organization?: string
  /** Label of a field; defaults to the contract's name. */
  fieldName?: (field: string) => string
  /** Puts the changes of one entry into words; replaces the names of fields. */
  groupsOf?: GroupsOf
}

/** The audit log, newest first: who changed what and when, with values before and after. */
export function AuditList(props: Props) {
  const { t } = useText('audit')
  useFreshHistory()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="audit">
      <Stack gap="md">
        <Title id="audit" level={2} tabIndex={-1} ref={heading}>
          {t.audit.title()}
        </Title>
        <Region title={t.audit.failed()} resetKey={props.objectId}>
          <Events {...props} onPage={() => heading.current?.focus()} />
        </Region>
      </Stack>
    </section>
  )
}

/** Refetches after every mutation, which may have added an entry. */
function useFreshHistory(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void invalidateListAuditEvents(queries)
      }),
    [queries],
  )
}

type EventsProps = Props & {
  /** Called after paging, because the pressed button may be gone. */
  onPage: () => void
}

function Events({ objectType, objectId, organization, fieldName, groupsOf, onPage }: EventsProps) {
  const { t } = useText('audit')
  const [page, setPage] = useState(1)
  const [isLoading, startLoading] = useTransition()
  const { data } = useSuspenseQuery(
    getListAuditEventsSuspenseQueryOptions(
      {
        ...(typeof objectType === 'string'
          ? { object_type: objectType }
          : { object_type__in: [...objectType] }),
        page,
        page_size: SIZE,
        ...(objectId && { object_id: objectId }),
        ...(organization && { organization }),
      },
      // other administrators add entries too
      { query: { staleTime: 0 } },
    ),
  )
  const texts = t.audit
  if (data.count === 0) return <Text tone="secondary">{texts.empty()}</Text>
  const { from, to, pages } = pageSpan(page, SIZE, data.count)
  const turn = (next: number) => {
    startLoading(() => setPage(next))
    onPage()
  }
  return (
    <Stack gap="md">
      {pages > 1 && <Text tone="secondary">{texts.showing({ from, to, total: data.count })}</Text>}
      <Card>
        <ol role="list">
          {data.results.map((event) => (
            <AuditItem
              key={event.id}
              event={event}
              isNamed={objectId === undefined}
              {...{ fieldName, groupsOf }}
            />
          ))}
        </ol>
      </Card>
      <NewerOlder {...{ texts, page, pages }} pending={isLoading} onTurn={turn} />
    </Stack>
  )
}
