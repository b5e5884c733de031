import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { UndoButtons } from '#src/form-kit/undo/UndoButtons.tsx'
import { useUndo } from '#src/form-kit/undo/use-undo.ts'
import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { useEdits } from '#src/lib/undo/use-edits.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { AlertsView } from '../alerts/AlertsView.tsx'
import { useNames } from '../texts/use-names.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { PANEL, propertyId, textId } from '../definition/element-ids.ts'
import { type FormProblem, problemsOf } from '../problems/form-problems.ts'
import { completeness, type FormText, percentOf, textsOfForm } from '../texts/form-texts.ts'
import styles from '../form-editor.module.css'
import { JsonView, type PendingText } from '../json/JsonView.tsx'
import { Panel } from '../panels/Panel.tsx'
import { exists, type Place, placeId, type QuestionPlace } from '../definition/place.ts'
import { PreviewView, type Trial } from '../preview/PreviewView.tsx'
import { type PointedProblem, ServerProblems } from '../problems/ServerProblems.tsx'
import { ScoresView } from '../scores/ScoresView.tsx'
import { Structure } from '../outline/Structure.tsx'
import { TextsView } from '../texts/TextsView.tsx'
import { useDebouncedValue } from '../texts/use-debounced-value.ts'

type Props = {
  /** The form, a controlled value: the parent stores, saves and guards it. */
  value: FormDefinition
  onChange: (next: FormDefinition) => void
  /** Server errors of the last save or publish. A new list takes the focus. */
  problems?: readonly PointedProblem[]
  /** Unapplied text of the JSON view, or undefined: not part of `value`, so it could be lost. */
  onPendingText?: (text: string | undefined) => void
  /** Renders the preview: FormTrial of the journeys feature. */
  trial: Trial
  /** The content of the last view: versions and changes. */
  history?: ReactNode
}

const VIEWS = ['build', 'alerts', 'scores', 'texts', 'json', 'preview', 'history'] as const
type View = (typeof VIEWS)[number]

/** A stable empty array. */
const NONE: readonly PointedProblem[] = []

/** A form in seven views: questions, alerts, scores, texts, JSON, a preview, and its history. */
export function FormEditor({ value, onChange, problems = NONE, onPendingText, trial, history }: Props) {
  const { t } = useText('formEditor', 'kit', 'forms', 'validation')
  const edits = useEdits(value, onChange)
  const { now: form, edit } = edits
  const undoing = useUndo(edits, t.formEditor.bar)
  const [view, setView] = useState<View>('build')
  const [selected, setSelected] = useState<Place>({ kind: 'form' })
  const [pending, setPending] = useState<PendingText>()
  const [dragged] = useState(() => createStore<QuestionPlace | null>(null))
  const wanted = useRef<string>(undefined)
  // Everything but the focused field is updated after a pause in typing.
  const calm = useDebouncedValue(value, edits.isTyped)
  const found = useMemo(() => problemsOf(calm), [calm])
  const faulty = useMemo(() => found.map(({ place }) => placeId(place)), [found])
  const texts = useMemo(() => textsOfForm(calm), [calm])

  /** Moves the focus to the pending element once it is rendered. */
  const settle = useCallback(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  }, [])
  useEffect(settle)

  const editor = useMemo((): Editor => {
    const focus = (id: string) => {
      wanted.current = id
      // It may already be rendered; otherwise the next render handles it.
      requestAnimationFrame(settle)
    }
    return {
      form,
      edit,
      dragged,
      focus,
      select: (place) => {
        setSelected(place)
        focus(PANEL)
      },
    }
  }, [form, edit, dragged, settle])

  const open = useCallback(
    (place: Place) => {
      setView(place.kind === 'alert' ? 'alerts' : place.kind === 'score' ? 'scores' : 'build')
      if (place.kind === 'alert') editor.focus(propertyId(place, 'level'))
      else if (place.kind === 'score') editor.focus(textId(place, 'label', 'en-ca'))
      else editor.select(place)
    },
    [editor],
  )

  function changePending(next: PendingText | undefined) {
    setPending(next)
    onPendingText?.(next?.text)
  }
  const names = t.formEditor.view
  const words: Record<View, string> = {
    build: names.build(),
    alerts: names.alerts(),
    scores: names.scores(),
    texts: names.texts(),
    json: pending ? names.jsonPending() : names.json(),
    preview: names.preview(),
    history: names.history(),
  }
  const here = exists(value, selected) ? selected : ({ kind: 'form' } as const)
  const calmHere = exists(calm, here) ? here : ({ kind: 'form' } as const)

  return (
    <EditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that no field takes are commands of the whole editor */}
      <div className={styles.editor} onKeyDown={undoing.onKeyDown}>
        <div className={styles.bar}>
          <Segments
            label={names.label()}
            value={view}
            onChange={(next) => setView(VIEWS.find((one) => one === next) ?? 'build')}
            options={VIEWS.map((one) => ({ value: one, label: words[one] }))}
          />
          <CompletenessMeter texts={texts} />
          <UndoButtons {...undoing} />
        </div>
        <ServerProblems form={value} problems={problems} onOpen={open} />
        <ProblemList form={calm} problems={found} onOpen={open} />
        {view === 'build' && (
          <div className={styles.columns}>
            <Structure form={calm} selected={calmHere} faulty={faulty} onDrawn={settle} />
            <Panel place={here} form={value} calm={calm} />
          </div>
        )}
        {view === 'alerts' && <AlertsView form={value} calm={calm} />}
        {view === 'scores' && <ScoresView form={value} calm={calm} />}
        {view === 'texts' && <TextsView form={value} calm={calm} />}
        {view === 'json' && <JsonView form={value} pending={pending} onPending={changePending} />}
        {view === 'preview' && <PreviewView form={calm} trial={trial} />}
        {view === 'history' && history}
      </div>
    </EditorContext>
  )
}

/** How much of the form is written in each language. */
const CompletenessMeter = memo(function CompletenessMeter({ texts }: { texts: readonly FormText[] }) {
  const { t } = useText('formEditor')
  return (
    <div className={styles.meters}>
      {languages.map(({ locale, name }) => {
        const percent = percentOf(completeness(texts, locale))
        return <p key={locale}>{t.formEditor.bar.complete({ language: name, percent })}</p>
      })}
    </div>
  )
})

type ProblemListProps = {
  form: FormDefinition
  problems: readonly FormProblem[]
  onOpen: (place: Place) => void
}

const MOST = 50

/** Problems to fix before publishing, each linked to its place. */
const ProblemList = memo(function ProblemList({ form, problems, onOpen }: ProblemListProps) {
  const { t } = useText('formEditor')
  const names = useNames()
  const texts = t.formEditor.problems
  if (problems.length === 0) return null
  return (
    <Disclosure title={texts.title({ count: problems.length })}>
      <ul role="list" className={styles.list}>
        {problems.slice(0, MOST).map(({ place, code }) => (
          <li key={`${placeId(place)} ${code}`}>
            <TextButton onClick={() => onOpen(place)}>
              {texts.line({ name: names.place(form, place), problem: texts.code[code]() })}
            </TextButton>
          </li>
        ))}
        {problems.length > MOST && <li>{texts.more({ count: problems.length - MOST })}</li>}
      </ul>
    </Disclosure>
  )
})
