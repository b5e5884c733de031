import { useEffect, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { FormEditor } from '#src/features/form-editor/editor/FormEditor.tsx'
import { FormTrial } from '#src/features/journeys/form-runner/run/FormTrial.tsx'
import type { PointedProblem } from '#src/features/form-editor/problems/ServerProblems.tsx'
import type { Locale } from '#src/i18n/locale.ts'
import { hipForm } from './hip-form.ts'
import { renderPage } from './render-page.tsx'

type Options = { form?: FormDefinition; locale?: Locale; problems?: readonly PointedProblem[] }

/** Opens the editor with a form, as the page of a form does. Gives back the form as it is now. */
export async function openEditor({ form = hipForm, locale = 'en-ca', problems }: Options = {}) {
  let latest = form
  const pending: (string | undefined)[] = []
  let restore: (next: FormDefinition) => void = () => undefined
  function Page() {
    const [value, setValue] = useState(form)
    useEffect(() => {
      restore = setValue
    }, [])
    return (
      <FormEditor
        value={value}
        onChange={(next) => {
          latest = next
          setValue(next)
        }}
        {...(problems && { problems })}
        onPendingText={(text) => pending.push(text)}
        trial={FormTrial}
      />
    )
  }
  const view = await renderPage(<Page />, {
    pattern: '/form',
    at: '/form',
    texts: ['formEditor', 'formFields', 'kit', 'forms', 'validation'],
    locale,
  })
  return {
    ...view,
    form: () => latest,
    /** The last word about text that is not applied. */
    pending: () => pending.at(-1),
    /** Another form comes from outside, such as a version that was restored. */
    restore: (next: FormDefinition) => restore(next),
  }
}
