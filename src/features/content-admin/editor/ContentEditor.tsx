import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'
import {
  getGetOrganizationContentQueryKey,
  useSaveOrganizationContent,
} from '#generated/endpoints/organization-contents/organization-contents.ts'
import type { MediaFile, OrganizationContent } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { UndoButtons } from '#src/form-kit/undo/UndoButtons.tsx'
import { useUndo } from '#src/form-kit/undo/use-undo.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import {
  checkContent,
  dataFrom,
  type FieldKey,
  fieldKeys,
  hasField,
  type PairField,
  type SingleField,
  valuesOf,
  withValue,
} from './content-values.ts'
import { DeviceNotice } from './DeviceNotice.tsx'
import { type EditorProps, fieldId } from './editor-props.ts'
import { EditorFacts } from './EditorFacts.tsx'
import { EditorWords } from './EditorWords.tsx'
import { MediaPicker, type Picking } from '../media/MediaPicker.tsx'
import type { Preview } from '../preview/preview-content.ts'
import { PreviewCard } from '../preview/PreviewCard.tsx'
import { mergeValues } from './merge-values.ts'
import { PublishCard } from './PublishCard.tsx'
import { publishNeeds } from './publish-needs.ts'
import { contentNow } from '../queries.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { useContentDraft } from './use-content-draft.ts'
import { useContentWords } from '../use-content-words.ts'
import { ReviewCard } from '../review/ReviewCard.tsx'
import { UsesCard } from '../uses/UsesCard.tsx'

type Props = {
  content: OrganizationContent
  organization: { id: string; name: string }
  /** Renders a content as in the patients' library. */
  draw: (preview: Preview) => ReactNode
}

/** Edits a content in both languages, previews it as patients see it, and publishes it (ROUTE-12). */
export function ContentEditor({ content, organization, draw }: Props) {
  const { t } = useText('contents')
  const id = useId()
  const queries = useQueryClient()
  const { problemText } = useContentWords()
  const draft = useContentDraft(content)
  const { base, values, isChanged } = draft
  const undoing = useUndo(draft.edits, t.contents.bar)
  const save = useSaveOrganizationContent({ request: ifMatch(base.revision) })
  const [left, setLeft] = useState<ReadonlySet<FieldKey>>(new Set())
  const [isSent, setSent] = useState(false)
  const [theirs, setTheirs] = useState<OrganizationContent>()
  const [hasLost, setLost] = useState(false)
  const [picking, setPicking] = useState<Picking>()
  const [chosen, setChosen] = useState<readonly MediaFile[]>([])
  const top = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(values)
  const texts = t.contents.edit
  // After a write from this page, its response is newer than what was fetched before.
  const newest = base.content.revision > content.revision ? base.content : content

  const found = checkContent(values)
  const serverErrors = fieldErrors(save.error)
  const wordsFor = (key: FieldKey) => {
    const [name = ''] = key.split('.')
    if (!hasField(values.type, name as PairField | SingleField)) return undefined
    const problem = found[key]
    return problem
      ? problemText(problem)
      : (serverErrors[key] ?? (key === 'title.en-ca' ? serverErrors['title'] : undefined))
  }
  const problems = fieldKeys.flatMap((key) => {
    const message = wordsFor(key)
    return message ? [{ fieldId: fieldId(id, key), message }] : []
  })
  const fileOf = (wanted: string | null) =>
    [...chosen, ...base.content.media_files].find((file) => file.id === wanted)
  const keep = (next: OrganizationContent) => {
    queries.setQueryData(getGetOrganizationContentQueryKey(next.id), next)
    // What was typed while it was being saved stays.
    draft.rebase(next, mergeValues(values, draft.edits.now(), valuesOf(next)).merged)
  }

  /** Takes over a change made beside the editor; unsaved input stays. */
  const keepBeside = (next: OrganizationContent) => {
    queries.setQueryData(getGetOrganizationContentQueryKey(next.id), next)
    // Otherwise someone else saved in between: saving from the old revision then asks what to keep.
    if (next.revision === base.revision + 1)
      draft.rebase(next, mergeValues(base.values, values, valuesOf(next)).merged)
  }

  /** Resolves to whether the content is saved. */
  async function submit(): Promise<boolean> {
    setSent(true)
    if (Object.keys(found).some((key) => wordsFor(key as FieldKey) !== undefined)) return false
    try {
      keep(await save.mutateAsync({ id: content.id, data: dataFrom(values, base.content) }))
      setSent(false)
      setLeft(new Set())
      setTheirs(undefined)
      toast({ variant: 'success', message: texts.saved() })
      return true
    } catch (error) {
      if (saveFailure(error) === 'conflict') await showTheirs()
      return false
    }
  }
  async function showTheirs() {
    setLost(false)
    try {
      setTheirs(await queries.fetchQuery({ ...contentNow(content.id), staleTime: 0 }))
    } catch {
      setLost(true)
    }
  }
  const failed = (): ReactNode => {
    if (!save.error || theirs) return null
    const why = saveFailure(save.error)
    if (why === 'conflict') return hasLost ? t.contents.conflict.failed() : null
    // A person who lost the right to edit reads that saving failed, not that the content was deleted.
    return texts[why === 'locked' ? 'failed' : why]()
  }
  const parts: EditorProps = {
    id,
    values,
    fileOf,
    set: (key, value, isTyped) => {
      if (save.error && !theirs) save.reset()
      draft.edits.edit((now) => withValue(now, key, value), isTyped ? key : undefined)
    },
    errorOf: (key) => (isSent || left.has(key) ? wordsFor(key) : undefined),
    leave: (key) => setLeft((now) => new Set(now).add(key)),
    pick: (wanted) =>
      setPicking({
        ...wanted,
        onChoose: (file) => {
          setChosen((now) => [...now, file])
          setPicking(undefined)
          wanted.onChoose(file)
        },
      }),
  }
  return (
    <Stack gap="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that no field takes are commands of the whole editor */}
      <div ref={top} tabIndex={-1} role="group" aria-label={texts.form()} onKeyDown={undoing.onKeyDown}>
        <Stack gap="lg">
          <DeviceNotice draft={draft} onAnswer={() => top.current?.focus()} />
          {theirs && (
            <ConflictPanel
              base={base.values}
              mine={values}
              theirs={valuesOf(theirs)}
              onApply={(merged) => {
                draft.rebase(theirs, merged)
                setTheirs(undefined)
                save.reset()
                toast({ variant: 'info', message: t.contents.conflict.applied() })
                top.current?.focus()
              }}
            />
          )}
          <FormShell
            aria-label={texts.form()}
            submitLabel={texts.save()}
            onSubmit={submit}
            problems={isSent ? problems : []}
            pending={save.isPending}
            submitError={failed()}
            unsaved={isChanged}
            inReach={inReach}
            actions={<UndoButtons {...undoing} />}
          >
            <EditorWords {...parts} />
            <EditorFacts {...parts} />
          </FormShell>
        </Stack>
      </div>
      <PreviewCard
        values={shown}
        known={{ id: content.id, organization, fileOf, origin: location.origin }}
        draw={draw}
      />
      <PublishCard
        content={newest}
        organizationName={organization.name}
        isChanged={isChanged}
        needs={publishNeeds(values)}
        idOf={(key) => fieldId(id, key)}
        onSave={submit}
        onDone={keepBeside}
      />
      <ReviewCard content={newest} onDone={keepBeside} />
      <UsesCard content={newest} organizationName={organization.name} />
      <MediaPicker organizationId={organization.id} picking={picking} onClose={() => setPicking(undefined)} />
    </Stack>
  )
}
