import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getListOrganizationOfferingsSuspenseQueryOptions } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOffering } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { announce } from '#src/ui/messages/announcer.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { type Direction, moveButtonId, OfferingRow } from './OfferingRow.tsx'
import styles from './offerings.module.css'
import { useOffering } from './use-offering.ts'

const SIZE = 100

type Props = { organizationId: string; page: number }

/** An organization's journeys in display order; reordered by dragging or with buttons (2.5.7). */
export function OfferingList({ organizationId, page }: Props) {
  const { t } = useText('adminOrganizations', 'kit')
  const { data } = useSuspenseQuery(
    getListOrganizationOfferingsSuspenseQueryOptions(organizationId, { page, page_size: SIZE }),
  )
  const { count, results } = data
  const { move, isPending, failure } = useMove(results, count)
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<string>()
  const texts = t.adminOrganizations.journeys
  const kit = t.kit.list
  if (count === 0) {
    return (
      <EmptyState title={texts.none.title()} icon={IconRoute}>
        {texts.none.body()}
      </EmptyState>
    )
  }
  const { from, to, pages } = pageSpan(page, SIZE, count)
  const drop = (place: OrganizationOffering) => {
    const moved = results.find(({ process_definition: id }) => id === dragged)
    if (moved && moved !== place) move(moved, place.position)
  }
  const forget = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  return (
    <Stack gap="md">
      <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
      <Text tone="secondary">{texts.orderHelp()}</Text>
      {failure && <Alert kind="error">{texts.failure[failure]()}</Alert>}
      <ol role="list" className={styles.rows} aria-label={texts.title()}>
        {results.map((offering) => {
          const id = offering.process_definition
          return (
            <OfferingRow
              key={id}
              offering={offering}
              total={count}
              isMoving={isPending}
              onMove={(direction) =>
                move(offering, offering.position + (direction === 'up' ? -1 : 1), direction)
              }
              isTarget={target === id && dragged !== id}
              drag={{
                onDragStart: (event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(id)
                },
                onDragOver: (event) => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setTarget(id)
                },
                onDrop: (event) => {
                  event.preventDefault()
                  drop(offering)
                  forget()
                },
                onDragEnd: forget,
              }}
            />
          )
        })}
      </ol>
      <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
    </Stack>
  )
}

/** Moves a journey; its button keeps the focus at the new position, or the opposite button at either end. */
function useMove(results: readonly OrganizationOffering[], count: number) {
  const { t } = useText('adminOrganizations')
  const { change, isPending, failure } = useOffering()
  const follow = useRef<{ id: string; from: number; direction: Direction | undefined }>(undefined)
  useEffect(() => {
    const moved = results.find((one) => one.process_definition === follow.current?.id)
    if (!follow.current || !moved || moved.position === follow.current.from) return
    const { id, direction } = follow.current
    follow.current = undefined
    announce(
      t.adminOrganizations.journeys.moved({ name: moved.name, position: moved.position, total: count }),
    )
    if (!direction) return
    const other = direction === 'up' ? 'down' : 'up'
    const buttons = [direction, other].map((one) =>
      document.getElementById(moveButtonId(id, one as Direction)),
    )
    buttons.find(Boolean)?.focus()
  }, [results, count, t])
  return {
    isPending,
    failure,
    move: (offering: OrganizationOffering, position: number, direction?: Direction) => {
      follow.current = { id: offering.process_definition, from: offering.position, direction }
      change(offering, { position }, () => undefined)
    },
  }
}
