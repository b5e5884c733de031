import { useText } from '#src/i18n/use-text.ts'
import { ConflictChoice } from '../details/ConflictChoice.tsx'
import type { ThemeValues } from './theme-values.ts'

const MAIN = 'primary-700'

type Props = {
  mine: ThemeValues
  theirs: ThemeValues
  values: ThemeValues
  onChoose: (values: ThemeValues) => void
}

const isSame = (a: ThemeValues, b: ThemeValues) => JSON.stringify(a) === JSON.stringify(b)

/** Colours belong together, so one side is kept as a whole. */
export function ThemeConflict({ mine, theirs, values, onChoose }: Props) {
  const { t } = useText('organization', 'provider')
  const sides = { mine, theirs }
  const mainOf = (theme: ThemeValues) => theme[MAIN] || t.organization.conflict.portalColours()
  return (
    <ConflictChoice
      differences={
        isSame(mine, theirs)
          ? []
          : [
              {
                name: 'theme',
                label: t.provider.organizationSettings.colours.title(),
                mine: mainOf(mine),
                theirs: mainOf(theirs),
                chosen: (['mine', 'theirs'] as const).find((whose) => isSame(sides[whose], values)),
              },
            ]
      }
      onChoose={(_, whose) => onChoose(sides[whose])}
    />
  )
}
