import { memo } from 'react'
import styles from './form-editor.module.css'
import { idOfText } from './form-texts.ts'
import type { FormPart } from './form-texts.ts'
import { TextEntry } from './TextEntry.tsx'
import { usePropertyName } from './use-property-name.ts'

type Props = {
  part: FormPart
  /** The serialized place. */
  placeKey: string
  name: string
  /** The texts to show; undefined shows all. */
  only: ReadonlySet<string> | undefined
}

/** The texts of a page, question or alert. Memoized, so that typing re-renders one part out of 200. */
export const PartTexts = memo(
  function PartTexts({ part, placeKey, name, only }: Props) {
    const propertyName = usePropertyName()
    const texts = part.texts().filter((text) => only?.has(idOfText(text)) ?? true)
    return texts.map((text) => (
      <li key={idOfText(text)} className={styles.entry}>
        <TextEntry {...{ placeKey, name }} text={text.text} entry={text} label={propertyName(text)} />
      </li>
    ))
  },
  (before, after) =>
    before.part.holder === after.part.holder &&
    before.placeKey === after.placeKey &&
    before.name === after.name &&
    before.only === after.only,
)
