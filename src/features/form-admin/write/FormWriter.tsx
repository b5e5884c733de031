import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import {
  getGetFormQueryKey,
  getGetFormQueryOptions,
  useSaveFormDraft,
} from '#generated/endpoints/forms/forms.ts'
import type { Form, FormDefinition } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import type { Compare } from '../changes/change.ts'
import { ConflictDialog } from '../changes/ConflictDialog.tsx'
import { DiscardDialog } from '../publish/DiscardDialog.tsx'
import { FormState } from '../publish/FormState.tsx'
import { FormVersions } from '../publish/FormVersions.tsx'
import { PublishDialog } from '../publish/PublishDialog.tsx'
import { RetireDialog } from '../publish/RetireDialog.tsx'
import { saveFailure } from '#src/api/save-failure.ts'
import { type PlacedProblem, definitionProblems } from '../create/definition-problems.ts'
import { savedOf, useWrittenForm } from './use-written-form.ts'
import { EditorBar } from '#src/ui/forms/EditorBar.tsx'
import { EditorPath } from '#src/ui/forms/EditorPath.tsx'
import type { Crumb } from '#src/ui/text/Breadcrumbs.tsx'

export type EditorProps = {
  value: FormDefinition
  onChange: (next: FormDefinition) => void
  problems: readonly PlacedProblem[]
  /** Text the editor has not applied to the form yet; it must not be lost either. */
  onPendingText: (text: string | undefined) => void
  versions: ReactNode
}

type Props = {
  form: Form
  back: Crumb
  compare: Compare
  /** Client-side reasons why a form cannot be published. */
  check: (form: FormDefinition) => readonly PlacedProblem[]
  editor: (props: EditorProps) => ReactNode
}
type Open = 'publish' | 'retire' | 'discard'

/** A form with its actions; the editor itself is passed in (ROUTE-07). */
export function FormWriter({ form, back, compare, check, editor }: Props) {
  const { t, format } = useText('formAdmin')
  const queries = useQueryClient()
  const user = useCurrentUser()
  const written = useWrittenForm(form, user.id)
  const save = useSaveFormDraft({ request: ifMatch(written.revision) })
  const [theirs, setTheirs] = useState<Form>()
  const again = useSaveFormDraft({ request: ifMatch(theirs?.revision ?? 0) })
  const [open, setOpen] = useState<Open>()
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([])
  const [pendingText, setPendingText] = useState<string>()
  const saveButton = useRef<HTMLButtonElement>(null)
  const texts = t.formAdmin.form
  const { value, isUnsaved } = written

  /** Adopts the server's version. */
  const settle = (saved: Form) => {
    setProblems([])
    written.settle(saved)
    queries.setQueryData(getGetFormQueryKey(form.id), saved)
  }
  const failed = async (error: unknown) => {
    setProblems(definitionProblems(error))
    if (saveFailure(error) !== 'conflict') return
    try {
      setTheirs(await queries.fetchQuery(getGetFormQueryOptions(form.id, { query: { staleTime: 0 } })))
    } catch {
      // it stays unsaved, and the next save asks again
    }
  }
  /** Adopts the saved version but keeps what was typed since. */
  const kept = (saved: Form, sent: FormDefinition, message: string) => {
    toast({ variant: 'success', message })
    setProblems([])
    written.saved(saved, sent)
    queries.setQueryData(getGetFormQueryKey(form.id), saved)
  }
  /** Publishing uses the saved draft, so unsaved changes are saved first. */
  const saveDraft = (then?: Open) => {
    const sent = value
    save.mutate(
      { id: form.id, data: { definition: sent } },
      {
        onSuccess: (saved) => {
          kept(saved, sent, texts.saved())
          if (then) setOpen(then)
        },
        onError: (error) => void failed(error),
      },
    )
  }
  /** Shows validation problems before the publish dialog. */
  const publish = () => {
    const found = check(value)
    setProblems(found)
    if (found.length > 0) return
    if (isUnsaved) saveDraft('publish')
    else setOpen('publish')
  }
  const chosen = () => {
    save.reset()
    again.reset()
    setTheirs(undefined)
  }
  const keepMine = () => {
    const sent = value
    again.mutate(
      { id: form.id, data: { definition: sent } },
      {
        onSuccess: (saved) => {
          kept(saved, sent, t.formAdmin.conflict.keptMine())
          chosen()
        },
        onError: (error) => void failed(error),
      },
    )
  }
  const { draft_updated_at: at, draft_updated_by: by } = form
  const saved =
    at && by ? texts.draftBy({ date: format.dateTime(at), name: by.display_name }) : texts.noDraft()
  const typed = written.isOnDevice ? texts.unsaved : texts.unsavedNoCopy
  const failure = save.error && saveFailure(save.error)
  const said =
    failure &&
    {
      offline: texts.offline,
      conflict: texts.saveFailed,
      refused: problems.length > 0 ? texts.refused : texts.saveFailed,
      locked: texts.saveFailed,
      gone: texts.saveFailed,
      failed: texts.saveFailed,
    }[failure]
  const exportJson = () =>
    saveFile(`${fileNamePart(form.key)}.json`, 'application/json', `${JSON.stringify(value, null, 2)}\n`)
  /** The pressed button is gone. */
  const backToButton = () => saveButton.current?.focus()
  const settleAll = (saved: Form) => {
    settle(saved)
    backToButton()
  }

  return (
    <Stack gap="md">
      <EditorPath back={back}>
        <Button variant="quiet" size="sm" onClick={exportJson}>
          {texts.export()}
        </Button>
        {form.has_draft && form.version !== null && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('discard')}>
            {texts.discard()}
          </Button>
        )}
        {form.status !== 'retired' && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('retire')}>
            {texts.retire()}
          </Button>
        )}
      </EditorPath>
      <EditorBar title={form.name} facts={<FormState form={form} />} state={isUnsaved ? typed() : saved}>
        <Button
          ref={saveButton}
          variant={isUnsaved ? 'primary' : 'secondary'}
          pending={save.isPending}
          onClick={() => saveDraft()}
        >
          {texts.save()}
        </Button>
        {(form.has_draft || isUnsaved) && (
          <Button
            variant={isUnsaved ? 'secondary' : 'primary'}
            // not disabled, which would drop the focus that the dialog restores
            aria-disabled={save.isPending}
            onClick={publish}
          >
            {texts.publish()}
          </Button>
        )}
      </EditorBar>
      {written.keptAt && (
        <Alert kind="info">
          <Stack gap="sm">
            <span>{texts.kept({ date: format.dateTime(written.keptAt) })}</span>
            <Group>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  settle(form)
                  toast({ variant: 'info', message: texts.keptDiscarded() })
                  backToButton()
                }}
              >
                {texts.keptDiscard()}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {said && <Alert kind="error">{said()}</Alert>}
      {editor({
        value,
        onChange: written.change,
        problems,
        onPendingText: setPendingText,
        versions: <FormVersions {...{ form, compare }} onRestored={settle} />,
      })}
      <PublishDialog
        form={form}
        opened={open === 'publish'}
        compare={compare}
        onClose={() => setOpen(undefined)}
        onPublished={settleAll}
        onProblems={setProblems}
      />
      <RetireDialog
        form={form}
        opened={open === 'retire'}
        onClose={() => setOpen(undefined)}
        onRetired={(retired) => {
          // unsaved changes are rebased onto the new version
          if (isUnsaved) written.saved(retired, savedOf(retired))
          queries.setQueryData(getGetFormQueryKey(form.id), retired)
          backToButton()
        }}
      />
      <DiscardDialog
        form={form}
        opened={open === 'discard'}
        onClose={() => setOpen(undefined)}
        onDiscarded={settleAll}
      />
      <ConflictDialog
        theirs={theirs}
        mine={value}
        compare={compare}
        pending={again.isPending}
        error={again.error ? texts.saveFailed() : undefined}
        onKeepMine={keepMine}
        onTakeTheirs={() => {
          if (!theirs) return
          toast({ variant: 'success', message: t.formAdmin.conflict.tookTheirs() })
          settle(theirs)
          chosen()
        }}
        onClose={() => setTheirs(undefined)}
      />
      <UnsavedGuard
        when={isUnsaved || pendingText !== undefined}
        isKept={written.isOnDevice && pendingText === undefined}
      />
    </Stack>
  )
}
