import type { Task } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { FormWords } from './form-words.ts'

/** Form texts for the care team. */
export function careWords(t: Texts, { audience, patient }: Pick<Task, 'audience' | 'patient'>): FormWords {
  const texts = t.steps.task
  return {
    goesTo: texts.goesTo[audience]({ name: patient.display_name }),
    readers: texts.readers(),
    alert: texts.alert(),
    confirm: texts.confirm(),
    removed: { title: texts.removed(), body: texts.removedBody(), back: texts.toSteps() },
  }
}
