import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { problemsOf } from './form-problems.ts'
import { isMissing, textsOfForm } from '../texts/form-texts.ts'
import { pointerOf } from '../definition/place.ts'
import type { PointedProblem } from './ServerProblems.tsx'

/** Client-side reasons why a form cannot be published. */
export function usePublishCheck(): (form: FormDefinition) => PointedProblem[] {
  const { t } = useText('formEditor')
  const { code: words, noFrench } = t.formEditor.problems
  return (form) => {
    const known = problemsOf(form).map(({ place, code }) => ({
      pointer: pointerOf(place),
      message: words[code](),
    }))
    const untranslated = textsOfForm(form)
      .filter((text) => isMissing(text, 'fr-ca'))
      .map(({ place }) => pointerOf(place))
    return [...known, ...[...new Set(untranslated)].map((pointer) => ({ pointer, message: noFrench() }))]
  }
}
