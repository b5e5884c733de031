import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { JourneyDesign, JourneyVersion } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { DesignChanges } from '../changes/DesignChanges.tsx'
import type { JourneyEditing } from '../editor/use-journey-editor.ts'
import styles from '../journey-editor.module.css'
import { versionsOf } from '../queries.ts'

type Props = { editing: JourneyEditing }

export function Versions({ editing }: Props) {
  const { t, format } = useText('journeyEditor')
  const texts = t.journeyEditor.versions
  const { updated_at: updatedAt, updated_by: updatedBy } = editing.journey
  return (
    <TitledCard id="journey-versions" title={texts.title()} size={3} tabIndex={-1}>
      <Text tone="secondary">
        {t.journeyEditor.editor.lastChange({
          date: format.dateTime(updatedAt),
          name: updatedBy.display_name,
        })}
      </Text>
      <DraftSides editing={editing} />
      <Region title={texts.failed()}>
        <VersionList editing={editing} />
      </Region>
    </TitledCard>
  )
}

/** What is written beside the published version. */
function DraftSides({ editing: { journey, design, isChanged } }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.versions
  if (!journey.published || journey.version === null || !(journey.has_draft || isChanged)) return null
  const version = String(journey.version)
  return (
    <LazyDisclosure title={texts.draftSides({ version })} failed={texts.sidesFailed()}>
      <JourneySides
        before={journey.published}
        after={design}
        names={{ before: texts.one({ version }), after: texts.draft() }}
      />
    </LazyDisclosure>
  )
}

function VersionList({ editing }: Props) {
  const { t, format } = useText('journeyEditor', 'kit')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<number>()
  const { data } = useSuspenseQuery(versionsOf(editing.journey.id, page))
  const texts = t.journeyEditor.versions
  const { pages } = pageSpan(page, 10, data.count)
  const isWritten = editing.isChanged || editing.journey.has_draft
  async function restore(version: number) {
    const done = await editing.restore(version)
    setAsked(undefined)
    if (!done) return
    toast({ variant: 'success', message: texts.restored({ version: String(version) }) })
    document.getElementById('journey-versions')?.focus()
  }
  if (data.count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <Stack gap="md">
      <ul className={styles.lines} role="list">
        {data.results.map((one, index) => (
          <li key={one.number} className={styles.step}>
            <Stack gap="sm">
              <Group gap="sm">
                <Text strong>{texts.one({ version: String(one.number) })}</Text>
                {one.is_current && <Badge tone="success">{texts.current()}</Badge>}
              </Group>
              <Text tone="secondary">
                {texts.by({ date: format.dateTime(one.published_at), name: one.published_by.display_name })}
              </Text>
              {one.comment && <Text>{one.comment}</Text>}
              <Text tone="secondary">{texts.enrolled({ count: one.open_enrolment_count })}</Text>
              {one.number > 1 && (
                <VersionChanges
                  id={editing.journey.id}
                  version={one}
                  earlier={data.results[index + 1]}
                  page={page}
                />
              )}
              <div>
                <Button size="sm" variant="secondary" onClick={() => setAsked(one.number)}>
                  {texts.restore({ version: String(one.number) })}
                </Button>
              </div>
            </Stack>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Group gap="sm">
          <Button size="sm" variant="secondary" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.kit.list.previous()}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            {t.kit.list.next()}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={texts.restoreTitle({ version: String(asked ?? '') })}
        confirmLabel={texts.restoreConfirm()}
        undoable={!isWritten}
        final={isWritten}
        pending={editing.isPending}
        error={undefined}
        onConfirm={() => asked !== undefined && void restore(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <Text>{isWritten ? texts.restoreBodyTyped() : texts.restoreBody()}</Text>
      </ConfirmDialog>
    </Stack>
  )
}

/** Two versions of a journey side by side. */
const [JourneySides] = latePart(async () => (await import('../changes/JourneySides.tsx')).JourneySides)

type VersionChangesProps = {
  id: string
  version: JourneyVersion
  /** The version before it; undefined if it is on the next page. */
  earlier: JourneyVersion | undefined
  page: number
}

/** What a version changed since the one before it: as a list, and side by side. Each loads when it is opened. */
function VersionChanges({ version, ...rest }: VersionChangesProps) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.versions
  const numbers = { before: String(version.number - 1), after: String(version.number) }
  const names = {
    before: texts.one({ version: numbers.before }),
    after: texts.one({ version: numbers.after }),
  }
  return (
    <>
      <LazyDisclosure title={texts.changes({ version: numbers.before })} failed={texts.changesFailed()}>
        <Since {...rest} version={version}>
          {(before) => <DesignChanges before={before} after={version.design} />}
        </Since>
      </LazyDisclosure>
      <LazyDisclosure title={texts.sides(numbers)} failed={texts.sidesFailed()}>
        <Since {...rest} version={version}>
          {(before) => <JourneySides before={before} after={version.design} names={names} />}
        </Since>
      </LazyDisclosure>
    </>
  )
}

type SinceProps = VersionChangesProps & { children: (before: JourneyDesign) => ReactNode }

const Since = ({ earlier, ...rest }: SinceProps) =>
  earlier ? rest.children(earlier.design) : <SinceNextPage {...rest} />

function SinceNextPage({ id, version, page, children }: Omit<SinceProps, 'earlier'>) {
  const { data } = useSuspenseQuery(versionsOf(id, page + 1))
  const earlier = data.results.find(({ number }) => number === version.number - 1)
  return earlier && children(earlier.design)
}
