import type { FormDefinition } from '#generated/model/index.ts'
import { QuestionsScreen } from './QuestionsScreen.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { RunProvider } from './run-context.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import { type TrialResult, useTrialRun } from './use-trial-run.ts'
import { screenId } from './use-screens.ts'

type Props = {
  definition: FormDefinition
  /** The date that answers are checked against (`YYYY-MM-DD`); without it, the date of this device. */
  today?: string
  /** The organization named as the recipient. */
  organizationName: string
  onExit: () => void
  onSubmit: (result: TrialResult) => void
}

/**
 * A trial run of a form with the same questions, validation, conditions, alerts and review as for respondents,
 * in the language of the surrounding scope. Nothing is stored or sent. A changed definition needs a new key.
 */
export function FormTrial({ definition, today, organizationName, onExit, onSubmit }: Props) {
  const { run, screen, tools } = useTrialRun(definition, { today, onSubmit })
  const heading = useScreenFocus(screen, run.arrival.field)
  const id = screenId(screen)
  const alerts = { isMonitored: false, clinicPhone: undefined, note: undefined }
  const shared = { run, organizationName, alerts, leaving: false, onExit, headingRef: heading }
  if (screen.kind !== 'page') return <ReviewScreen key={id} {...shared} confirm={undefined} />
  return (
    <RunProvider value={tools}>
      <QuestionsScreen key={id} {...shared} page={screen.page} index={screen.index} />
    </RunProvider>
  )
}
