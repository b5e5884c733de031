import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { MediaFile, MediaKind } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import styles from '../contents.module.css'
import { textOf } from '../languages.ts'
import { MediaThumb } from './MediaThumb.tsx'
import { MediaUpload } from './MediaUpload.tsx'
import { mediaPage } from '../queries.ts'

const SIZE = 6

export type Picking = { kind: MediaKind; label: string; onChoose: (file: MediaFile) => void }

type Props = { organizationId: string; picking: Picking | undefined; onClose: () => void }

/**
 * Picks a file from the media library, or uploads one. Rendered next to the form rather than inside it, because
 * forms cannot nest.
 */
export function MediaPicker({ organizationId, picking, onClose }: Props) {
  const { t } = useText('contents')
  // keeps its content while the drawer animates out
  const [last, setLast] = useState(picking)
  if (picking && picking !== last) setLast(picking)
  const texts = t.contents.choose
  return (
    <Modal
      opened={picking !== undefined}
      onClose={onClose}
      staticBackdrop
      title={texts.chooseOf({ label: last?.label ?? '' })}
      size="lg"
    >
      {last && <Choices key={last.label} organizationId={organizationId} picking={last} />}
    </Modal>
  )
}

function Choices({ organizationId, picking }: { organizationId: string; picking: Picking }) {
  const { t } = useText('contents')
  const [view, setView] = useState('known')
  const [wanted, setWanted] = useState({ search: '', page: 1 })
  const texts = t.contents.choose
  return (
    <Stack gap="md">
      <Segments
        label={t.contents.list.show()}
        value={view}
        onChange={setView}
        options={[
          { value: 'known', label: texts.known() },
          { value: 'fresh', label: texts.fresh() },
        ]}
      />
      {view === 'fresh' ? (
        <MediaUpload
          organizationId={organizationId}
          kind={picking.kind}
          onArrival={picking.onChoose}
          unguarded
        />
      ) : (
        <>
          <SearchAsYouType
            address={{ search: wanted.search, find: (search) => setWanted({ search, page: 1 }) }}
            label={texts.search()}
          />
          <Region title={texts.failed()} resetKey={JSON.stringify(wanted)}>
            <Files
              {...{ organizationId, picking, ...wanted }}
              onPage={(page) => setWanted({ ...wanted, page })}
            />
          </Region>
        </>
      )}
    </Stack>
  )
}

type FilesProps = {
  organizationId: string
  picking: Picking
  search: string
  page: number
  onPage: (page: number) => void
}

function Files({ organizationId, picking, search, page, onPage }: FilesProps) {
  const { t, locale } = useText('contents')
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(page)
  // The pressed paging button may be gone.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus()
  }, [page])
  const { data } = useSuspenseQuery(
    mediaPage({
      organization: organizationId,
      kind__in: [picking.kind],
      page,
      page_size: SIZE,
      ...(search !== '' && { search }),
    }),
  )
  const texts = t.contents.choose
  if (data.count === 0) return <Text>{texts.empty()}</Text>
  return (
    <Stack gap="md">
      <ul role="list" ref={list} tabIndex={-1} className={styles.choices} aria-label={picking.label}>
        {data.results.map((file) => {
          const name = shownFileName(file.file_name)
          return (
            <li key={file.id} className={styles.choice}>
              <span className={styles.file}>
                <MediaThumb file={file} />
                <span className={styles.name}>
                  {name}{' '}
                  <Text as="span" size="sm" tone="secondary">
                    {textOf(file.alt, locale)}
                  </Text>
                </span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.useOf({ name })}
                onClick={() => picking.onChoose(file)}
              >
                {texts.use()}
              </Button>
            </li>
          )
        })}
      </ul>
      <Group gap="sm">
        {page > 1 && (
          <Button variant="quiet" size="sm" onClick={() => onPage(page - 1)}>
            {texts.previous()}
          </Button>
        )}
        {page * SIZE < data.count && (
          <Button variant="quiet" size="sm" onClick={() => onPage(page + 1)}>
            {texts.next()}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
