import { useText } from '#src/i18n/use-text.ts'
import { partNamed, stepPartNamed } from './part-names.ts'

/** The label of a journey value in the list of changes, by a path such as `/steps/mood/name/fr-ca`. */
export function usePartName(): (path: string) => string {
  const { t } = useText('journeyEditor')
  const { bilingual, change, parts, stepParts, list } = t.journeyEditor
  return (path) => {
    const [name = '', ...within] = path.split('/').filter(Boolean)
    if (name === 'status') return list.status()
    const part = partNamed(name)
    const [step, own] = within
    const ofStep = part === 'steps' && own !== undefined ? stepPartNamed(own) : undefined
    const label =
      step !== undefined && ofStep
        ? change.ofStep({ step, part: stepParts[ofStep]() })
        : part
          ? parts[part]()
          : path
    if (path.endsWith('/en-ca')) return bilingual.english({ label })
    return path.endsWith('/fr-ca') ? bilingual.french({ label }) : label
  }
}
