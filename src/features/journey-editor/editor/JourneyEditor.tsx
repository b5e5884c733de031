import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useMemo, useState } from 'react'
import type { JourneyDefinition, JourneyDesign, JourneyProblem, Language } from '#generated/model/index.ts'
import { useUndo } from '#src/form-kit/undo/use-undo.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ErrorSummary } from '#src/ui/forms/ErrorSummary.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import type { PictureField } from '../fields/BannerField.tsx'
import { CareTeamSection } from '../sections/CareTeamSection.tsx'
import { ColumnsSection } from '../sections/ColumnsSection.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { noText } from '../design/design.ts'
import { DiagramSection } from '../diagram/DiagramSection.tsx'
import { EditorContext, FieldsContext, fieldIdOf } from './EditorContext.ts'
import { EditorHead } from './EditorHead.tsx'
import { type EditorView, type Section, sections } from './editor-views.ts'
import { KeptDraft } from './KeptDraft.tsx'
import { journeyOf } from '../queries.ts'
import { ReviewNotice } from '../review/ReviewNotice.tsx'
import { SettingsSection } from '../sections/SettingsSection.tsx'
import { StepsSection } from '../sections/StepsSection.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { TextsSection } from '../sections/TextsSection.tsx'
import type { TrialParts } from '../trial/trial-parts.ts'
import { useDesignCheck } from '../problems/use-design-check.ts'
import { placeOf, useGoTo } from './use-go-to.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useJourneyEditor, workOf } from './use-journey-editor.ts'
import { Versions } from '../versions/Versions.tsx'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'

const TrialView = lazy(() =>
  import('../trial/TrialView.tsx').then((module) => ({ default: module.TrialView })),
)

type Props = {
  id: string
  back: { label: string; to: string }
  PictureField: PictureField
  trialParts: TrialParts
  view: EditorView
  onView: (view: EditorView) => void
  /** The address of a view. */
  viewPath: (view: EditorView) => string
  /** Who changed what, below the versions. */
  changes: ReactNode
}

/** Edits a journey: texts, settings, steps and versions. */
export function JourneyEditor({ id, ...rest }: Props) {
  const { data } = useSuspenseQuery(journeyOf(id))
  // Ignores later refetches, which must not overwrite what is being typed.
  const [initial] = useState(data)
  const design = workOf(initial)
  return design && <Editor initial={initial} design={design} {...rest} />
}

type EditorProps = Omit<Props, 'id'> & { initial: JourneyDefinition; design: JourneyDesign }

function Editor(props: EditorProps) {
  const { initial, design: initialDesign, back, PictureField, trialParts, view, onView } = props
  const { t, locale } = useText('journeyEditor', 'journeyTrial', 'kit')
  const editing = useJourneyEditor(initial, initialDesign)
  useHeadingFocus()
  const undoing = useUndo(editing.edits, t.journeyEditor.bar)
  const [attempt, setAttempt] = useState(0)
  const { design, edit, problems, failure, journey, conflict, kept } = editing
  const [isPublishing, setPublishing] = useState(false)
  const check = useDesignCheck(journey.id, design, isPublishing)
  const { goTo, ...steps } = useGoTo(design, onView)
  const [pointed, setPointed] = useState<JourneyProblem>()
  // Shown at its field for as long as it is there.
  const shown = check.problems.some((one) => one.pointer === pointed?.pointer && one.severity === 'error')
  const pointedAt = shown ? pointed : undefined
  const fields = useMemo(
    () => ({
      edit,
      problems: pointedAt ? { [pointedAt.pointer]: pointedAt.message, ...problems } : problems,
    }),
    [edit, problems, pointedAt],
  )
  const go = (problem: JourneyProblem) => {
    setPointed(problem)
    goTo(problem.pointer)
  }
  const texts = t.journeyEditor.editor
  const fieldProblems = Object.entries(problems).map(([pointer, message]) => ({
    fieldId: fieldIdOf(placeOf(pointer, design)),
    onGo: () => goTo(pointer),
    within: stepOf(pointer, design, t, locale),
    message,
  }))
  const parts = {
    steps: <StepsSection />,
    texts: <TextsSection />,
    settings: <SettingsSection organizationId={journey.organization} PictureField={PictureField} />,
    team: <CareTeamSection />,
    columns: <ColumnsSection />,
  } satisfies Partial<Record<Section, ReactNode>>
  return (
    <EditorContext
      value={{
        journeyId: journey.id,
        design,
        change: (next, pointer) => edit(() => next, pointer),
        problems: fields.problems,
        found: check.problems,
        ...steps,
      }}
    >
      <FieldsContext value={fields}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that no field takes are commands of the whole editor */}
        <div onKeyDown={undoing.onKeyDown}>
          <Stack gap="md">
            <EditorHead
              title={design.name[locale] || design.name['en-ca'] || journey.key}
              back={back}
              editing={editing}
              undoing={undoing}
              check={check}
              isPublishing={isPublishing}
              onPublishing={setPublishing}
              onGo={go}
              isTrying={view === 'try'}
              onTry={(is) => onView(is ? 'try' : 'steps')}
              onTried={() => setAttempt((count) => count + 1)}
            />
            {kept && <KeptDraft draft={kept} onTake={editing.takeKept} onDrop={editing.dropKept} />}
            <ReviewNotice journey={journey} userId={editing.userId} />
            <ErrorSummary title={texts.notPublished()} problems={fieldProblems} attempt={attempt} />
            {failure && <Alert kind="error">{texts.failures[failure]()}</Alert>}
            <EditorTabs view={view} viewPath={props.viewPath} />
            {view === 'try' && (
              <Region title={t.journeyTrial.failed()}>
                <TrialView
                  id={journey.id}
                  design={design}
                  hasErrors={check.problems.some(({ severity }) => severity === 'error')}
                  parts={trialParts}
                />
              </Region>
            )}
            {view === 'diagram' && <DiagramSection onGo={goTo} />}
            {/* Hidden sections stay: problems read the labels of their fields there. */}
            {Object.entries(parts).map(([section, part]) => (
              <div key={section} hidden={view !== section}>
                {part}
              </div>
            ))}
            {view === 'history' && (
              <>
                <Versions editing={editing} />
                {props.changes}
              </>
            )}
          </Stack>
        </div>
      </FieldsContext>
      {conflict && (
        <ConflictDialog
          mine={design}
          theirs={conflict}
          theirDesign={conflict.draft ?? conflict.published ?? { ...design, name: noText }}
          onSettle={(chosen) => {
            editing.settle(conflict, chosen)
            toast({ variant: 'info', message: texts.settled() })
          }}
          onClose={editing.leaveConflict}
        />
      )}
      <UnsavedGuard when={editing.isChanged} inQuery="edit" isKept={editing.isOnDevice} />
    </EditorContext>
  )
}

/** The step that a problem is in, by its number and name; undefined outside of the steps. */
function stepOf(pointer: string, design: JourneyDesign, t: Texts, locale: Language): string | undefined {
  const [, part, index = ''] = pointer.split('/')
  if (part !== 'steps' || index === '') return undefined
  const step = design.steps[Number(index)]
  const name = step && (step.name[locale] || step.name['en-ca'])
  const { numbered, unnamed } = t.journeyEditor.step
  return numbered({ number: Number(index) + 1, name: name || unnamed() })
}

type TabsProps = { view: EditorView; viewPath: (view: EditorView) => string }

/** Tabs of the sections, each with its own address. */
function EditorTabs({ view, viewPath }: TabsProps) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.tabs
  return (
    <PlaceTabs
      label={texts.label()}
      places={sections.map((section) => ({
        to: viewPath(section),
        label: texts[section](),
        isCurrent: view === section,
      }))}
    />
  )
}
