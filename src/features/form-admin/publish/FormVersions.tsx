import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState, useTransition } from 'react'
import {
  getGetFormVersionSuspenseQueryOptions,
  getListFormVersionsSuspenseQueryOptions,
  invalidateListForms,
  useRestoreFormVersion,
} from '#generated/endpoints/forms/forms.ts'
import type { Form, FormVersion } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { NewerOlder } from '#src/ui/lists/NewerOlder.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import type { Compare } from '../changes/change.ts'
import styles from '../forms.module.css'
import { FormSides } from '../sides/FormSides.tsx'
import { useRefusal } from './use-refusal.ts'

const SIZE = 10

type Props = { form: Form; compare: Compare; onRestored: (form: Form) => void }

export function FormVersions({ form, compare, onRestored }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = t.formAdmin.versions
  return (
    <section aria-labelledby="versions">
      <Stack gap="md">
        <Title id="versions" level={2} tabIndex={-1} ref={heading}>
          {texts.title()}
        </Title>
        <DraftSides form={form} />
        <Region title={texts.failed()} resetKey={form.id}>
          <Versions {...{ form, compare, onRestored }} onMove={() => heading.current?.focus()} />
        </Region>
      </Stack>
    </section>
  )
}

/** What the saved draft looks like beside the published version. */
function DraftSides({ form: { definition, draft, version } }: { form: Form }) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.versions
  if (!definition || !draft || version === null) return null
  return (
    <LazyDisclosure title={texts.draftSides({ number: version })} failed={texts.sidesFailed()}>
      <FormSides
        before={definition}
        after={draft}
        names={{ before: t.formAdmin.form.version({ number: version }), after: texts.draft() }}
      />
    </LazyDisclosure>
  )
}

function Versions({ form, compare, onRestored, onMove }: Props & { onMove: () => void }) {
  const { t } = useText('formAdmin')
  const [page, setPage] = useState(1)
  const [isLoading, startLoading] = useTransition()
  const [chosen, setChosen] = useState<FormVersion>()
  const { data } = useSuspenseQuery(
    getListFormVersionsSuspenseQueryOptions(form.id, { page, page_size: SIZE }, { query: { staleTime: 0 } }),
  )
  const texts = t.formAdmin.versions
  if (data.count === 0) return <Text tone="secondary">{texts.none()}</Text>
  const { pages } = pageSpan(page, SIZE, data.count)
  const turn = (next: number) => {
    startLoading(() => setPage(next))
    onMove()
  }
  return (
    <Stack gap="md">
      <ol role="list" className={styles.list}>
        {data.results.map((version) => (
          <Version key={version.number} version={version} onRestore={() => setChosen(version)}>
            {version.number > 1 && <VersionChanges id={form.id} number={version.number} compare={compare} />}
          </Version>
        ))}
      </ol>
      <NewerOlder {...{ texts, page, pages }} pending={isLoading} onTurn={turn} />
      <RestoreDialog
        form={form}
        version={chosen}
        onClose={() => setChosen(undefined)}
        onRestored={onRestored}
      />
    </Stack>
  )
}

type VersionProps = { version: FormVersion; children: ReactNode; onRestore: () => void }

function Version({ version, children, onRestore }: VersionProps) {
  const { t, format } = useText('formAdmin')
  const texts = t.formAdmin.versions
  const { number, is_current: isCurrent, published_at: at, published_by: by, comment } = version
  return (
    <li className={styles.change}>
      <Stack gap="xs">
        <Group gap="sm">
          <strong>{t.formAdmin.form.version({ number })}</strong>
          {isCurrent && <Badge tone="success">{texts.current()}</Badge>}
        </Group>
        <Text size="sm" tone="secondary">
          {format.dateTime(at)} {t.formAdmin.list.by({ name: by.display_name })}
        </Text>
        <Text>{comment ?? texts.noComment()}</Text>
        {children}
        <Group>
          <Button variant="secondary" size="sm" onClick={onRestore}>
            <span aria-hidden>{texts.restore()}</span>
            <VisuallyHidden>{texts.restoreOf({ number })}</VisuallyHidden>
          </Button>
        </Group>
      </Stack>
    </li>
  )
}

type RestoreProps = {
  form: Form
  version: FormVersion | undefined
  onClose: () => void
  onRestored: (form: Form) => void
}

function RestoreDialog({ form, version, onClose, onRestored }: RestoreProps) {
  const { t } = useText('formAdmin', 'kit')
  const queries = useQueryClient()
  const texts = t.formAdmin.versions
  const number = version?.number ?? 1
  const { send, dialog } = useConfirmedCall(useRestoreFormVersion({ request: ifMatch(form.revision) }), {
    done: texts.restored({ number }),
    failed: useRefusal(texts.restoreFailed),
    onClose,
    onDone: onRestored,
    onFailed: (error) => {
      if (saveFailure(error) === 'conflict') void invalidateListForms(queries)
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened={version !== undefined}
      title={texts.restoreTitle({ number })}
      confirmLabel={texts.restoreConfirm()}
      undoable
      onConfirm={() => send({ id: form.id, number: String(number) })}
    >
      <Text>{texts.restoreBody()}</Text>
    </ConfirmDialog>
  )
}

type VersionChangesProps = { id: string; number: number; compare: Compare }

/** What a version of a form changed since the one before it: as a list, and side by side. Each loads when it is opened. */
function VersionChanges({ id, number, compare }: VersionChangesProps) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.versions
  return (
    <>
      <LazyDisclosure title={texts.changes({ number: number - 1 })} failed={texts.changesFailed()}>
        <Changes {...{ id, number, compare }} />
      </LazyDisclosure>
      <LazyDisclosure title={texts.sides({ before: number - 1, after: number })} failed={texts.sidesFailed()}>
        <Sides {...{ id, number }} />
      </LazyDisclosure>
    </>
  )
}

function useBoth(id: string, number: number) {
  const [before, after] = useSuspenseQueries({
    queries: [number - 1, number].map((one) =>
      // A published version never changes.
      getGetFormVersionSuspenseQueryOptions(id, String(one), { query: { staleTime: Infinity } }),
    ),
  })
  return [before, after].map((one) => one?.data.definition)
}

function Changes({ id, number, compare }: VersionChangesProps) {
  const { t } = useText('formAdmin')
  const [before, after] = useBoth(id, number)
  const changes = before && after ? compare(before, after) : []
  if (!before || !after || changes.length === 0) return <Text>{t.formAdmin.versions.same()}</Text>
  return <ChangeList changes={changes} forms={[before, after]} />
}

function Sides({ id, number }: Omit<VersionChangesProps, 'compare'>) {
  const { t } = useText('formAdmin')
  const [before, after] = useBoth(id, number)
  const name = (one: number) => t.formAdmin.form.version({ number: one })
  if (!before || !after) return null
  return <FormSides {...{ before, after }} names={{ before: name(number - 1), after: name(number) }} />
}
