import { useText } from '#src/i18n/use-text.ts'
import { partNamed, stepPartNamed } from '../design/part-names.ts'

/** Names a place of an imported file in words, such as “Step 2, name”; the path is in the contract's names. */
export function useFilePlace(): (path: readonly string[]) => string {
  const { t } = useText('journeyEditor')
  const { places } = t.journeyEditor.import
  const { parts, stepParts } = t.journeyEditor
  const number = (index: string) => Number(index) + 1
  return ([root, first = '', second, third, ...deeper]) => {
    const isAt = (index: string | undefined) => index !== undefined && /^\d+$/.test(index)
    if (root === 'forms' && isAt(first)) {
      const form = places.form({ number: number(first) })
      if (second !== 'pages' || !third || !isAt(third)) return form
      const page = places.page({ form, number: number(third) })
      const [name, field = ''] = deeper
      return name === 'fields' && isAt(field) ? places.question({ page, number: number(field) }) : page
    }
    if (root === 'banner_picture') return places.picture()
    if (root !== 'design') return places.file()
    if (first === 'steps' && second && isAt(second)) {
      const step = places.step({ number: number(second) })
      const part = stepPartNamed(third)
      return part ? places.part({ place: step, part: stepParts[part]() }) : step
    }
    const part = partNamed(first)
    return part ? places.part({ place: places.journey(), part: parts[part]() }) : places.journey()
  }
}
