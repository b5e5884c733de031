import { useState } from 'react'
import type { FormDefinition, Task, TaskDraft, TaskForm } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { typedAnswers } from '../answers/answers.ts'
import { ConflictDialog } from '../drafts/ConflictDialog.tsx'
import type { SaveState } from '../drafts/draft-saver.ts'
import styles from '../forms.module.css'
import { StepRemoved } from '../step/StepRemoved.tsx'
import type { Outcome } from '../step/outcome.ts'
import { IntroScreen } from './IntroScreen.tsx'
import { QuestionsScreen } from './QuestionsScreen.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import type { FormWords } from './form-words.ts'
import { RunProvider } from './run-context.ts'
import { useFormRun } from './use-form-run.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import { screenId } from './use-screens.ts'

type Props = {
  task: Task
  taskForm: TaskForm
  definition: FormDefinition
  server: TaskDraft
  userId: string
  organizationName: string
  /** For alerts without a number of their own. */
  clinicPhone: string | undefined
  journeyHref: string
  words?: FormWords
  onFinished: (outcome: Outcome) => void
}

/** How long "Save and exit" waits for the server, in ms; the answers are already on the device. */
const EXIT_WAIT = 5000

export function FormRunner(props: Props) {
  const { task, taskForm, definition, organizationName, journeyHref, clinicPhone, words } = props
  const { t, format } = useText('forms', 'validation', 'errors', 'kit')
  const navigate = useNavigate()
  const run = useFormRun(props)
  const { screen, saver, state, restored } = run
  const [leaving, setLeaving] = useState(false)
  const heading = useScreenFocus(screen, run.arrival.field)
  const [opened] = useState(screen.kind)

  const id = screenId(screen)

  async function exit() {
    setLeaving(true)
    await Promise.race([saver.flush(), new Promise((done) => setTimeout(done, EXIT_WAIT))])
    setLeaving(false)
    if (run.isStarted) {
      const texts = t.forms.saving
      const isSaved = !saver.isUnsaved()
      toast({
        message: isSaved ? texts.exitSaved() : texts.exitOnDevice(),
        variant: isSaved ? 'success' : 'info',
      })
    }
    void navigate(journeyHref)
  }

  function start() {
    const [first] = run.pages
    const last = run.pages.find(({ key }) => key === run.lastPage.current) ?? first
    run.go(last ? { kind: 'page', key: last.key } : { kind: 'review' })
  }

  if (state.kind === 'removed' || run.failure?.kind === 'removed')
    return <StepRemoved journeyHref={journeyHref} words={words?.removed} />

  const alerts = { isMonitored: taskForm.is_monitored, clinicPhone, note: words?.alert }
  const screenProps = {
    run,
    organizationName,
    alerts,
    leaving,
    onExit: () => void exit(),
    headingRef: heading,
  }
  const draft = !run.isStarted
    ? ({ kind: 'none' } as const)
    : restored.kind === 'none' || opened !== 'intro'
      ? ({ kind: 'here' } as const)
      : ({ kind: 'saved', at: restored.draft.updated_at } as const)

  return (
    <Stack gap="md">
      {screen.kind === 'intro' && (
        <IntroScreen
          {...{ task, organizationName, words, draft, headingRef: heading, startingOver: run.startingOver }}
          isMonitored={taskForm.is_monitored}
          content={taskForm.content ?? []}
          onStart={start}
          onStartOver={run.startOver}
        />
      )}
      {screen.kind === 'page' && (
        <RunProvider value={run.tools}>
          <QuestionsScreen key={id} {...screenProps} page={screen.page} index={screen.index} />
        </RunProvider>
      )}
      {screen.kind === 'review' && <ReviewScreen key={id} {...screenProps} confirm={words?.confirm} />}
      {screen.kind === 'missing' && (
        <Alert kind="warning" role="none" title={t.errors.wizardPageMissing()}>
          <Button variant="secondary" size="sm" onClick={() => run.go({ kind: 'intro' })}>
            {t.forms.page.toStart()}
          </Button>
        </Alert>
      )}
      {/* After a reload, answers are restored without a notice. */}
      {state.kind === 'idle' && opened === 'page' && screen.kind === 'page' && restored.kind === 'resume' && (
        <Text tone="secondary">
          {t.forms.saving.restored({ date: format.dateTime(restored.draft.updated_at) })}
        </Text>
      )}
      <SaveStatus state={state} signedOut={run.signedOut} onChoose={run.choose} />
      <ConflictDialog
        {...run.conflict}
        definition={definition}
        answers={typedAnswers(run.form.getValues())}
        onKeepHere={saver.keepMine}
        onKeepThere={run.takeOther}
        onKeepChosen={run.takeChosen}
        onClose={run.putOff}
      />
      <UnsavedGuard when={run.atRisk || run.isSending} />
    </Stack>
  )
}

type SaveStatusProps = { state: SaveState; signedOut: boolean; onChoose: () => void }

/** The save status of the draft, announced only when it matters. */
function SaveStatus({ state, signedOut, onChoose }: SaveStatusProps) {
  const { t, format } = useText('forms')
  const texts = t.forms.saving
  const busy = state.kind === 'saving' && !signedOut
  const warn =
    state.kind === 'notSaved' || state.kind === 'conflict' || (state.kind === 'saving' && signedOut)

  const words = (): string => {
    switch (state.kind) {
      case 'saving':
        // With an expired session, the call waits for sign-in.
        return signedOut ? texts.signedOut() : texts.saving()
      case 'saved':
        return texts.saved({ time: format.time(state.at) })
      case 'notSaved':
        if (state.reason === 'offline') return state.onDevice ? texts.offline() : texts.offlineAnywhere()
        return state.onDevice ? texts.notSaved() : texts.notSavedAnywhere()
      case 'conflict':
        return texts.conflict()
      case 'idle':
      case 'completed':
      case 'removed':
        return ''
    }
  }

  return (
    <div className={styles.status} data-warn={warn || undefined} data-no-print>
      <span role="status">
        {/* Hidden while saving: every pause in typing saves, and announcing each would be noise. */}
        <span aria-hidden={busy || undefined}>{words()}</span>
      </span>
      {state.kind === 'conflict' && (
        <Button variant="quiet" size="sm" onClick={onChoose}>
          {texts.choose()}
        </Button>
      )}
    </div>
  )
}
