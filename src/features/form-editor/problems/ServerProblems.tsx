import { useEffect, useRef } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import styles from '../form-editor.module.css'
import { exists, type Place, placeOfPointer } from '../definition/place.ts'
import { useNames } from '../texts/use-names.ts'

/** A problem of a form at a JSON pointer. */
export type PointedProblem = { readonly pointer: string; readonly message: string }

type Props = {
  form: FormDefinition
  problems: readonly PointedProblem[]
  onOpen: (place: Place) => void
}

const MOST = 20

/** Server errors of the last save or publish, each linked to its place. Takes the focus. */
export function ServerProblems({ form, problems, onOpen }: Props) {
  const { t } = useText('formEditor')
  const names = useNames()
  const alert = useRef<HTMLDivElement>(null)
  const texts = t.formEditor.problems
  useEffect(() => {
    if (problems.length > 0) alert.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <Alert kind="error" title={texts.fixFirst()} ref={alert} tabIndex={-1}>
      <ul role="list" className={styles.list}>
        {problems.slice(0, MOST).map(({ pointer, message }) => {
          const found = placeOfPointer(pointer)
          const place = exists(form, found) ? found : ({ kind: 'form' } as const)
          return (
            <li key={`${pointer} ${message}`}>
              <TextButton onClick={() => onOpen(place)}>
                {texts.line({ name: names.place(form, place), problem: message })}
              </TextButton>
            </li>
          )
        })}
        {problems.length > MOST && <li>{texts.more({ count: problems.length - MOST })}</li>}
      </ul>
    </Alert>
  )
}
