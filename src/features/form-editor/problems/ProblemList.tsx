import { memo } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import type { FormProblem } from './form-problems.ts'
import styles from '../form-editor.module.css'
import { type Place, placeId } from '../definition/place.ts'
import { useNames } from '../texts/use-names.ts'

type Props = { form: FormDefinition; problems: readonly FormProblem[]; onOpen: (place: Place) => void }

const MOST = 50

/** Problems to fix before publishing, each linked to its place. */
export const ProblemList = memo(function ProblemList({ form, problems, onOpen }: Props) {
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
