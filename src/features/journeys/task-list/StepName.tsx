import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { nameLang } from '../name-lang.ts'

/** The name of a step in its language; a generic one if missing, so that its link has text. */
export function StepName({ task }: { task: Pick<Task, 'name' | 'languages'> }) {
  const { t, locale } = useText()
  if (task.name.trim() === '') return <span>{t.patient.task.unnamed()}</span>
  return <span lang={nameLang(task.languages, locale)}>{task.name}</span>
}
