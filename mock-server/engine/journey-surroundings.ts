import type { JourneyDesign } from '#generated/model/index.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import type { World } from '../store/world.ts'
import { unreadableColours } from './admin-items/theme-contrast.ts'
import { missingAlternatives } from './contents.ts'
import type { JourneyProblem } from './journey-problem.ts'
import { warningWords as words } from './journey-warning-words.ts'

type Place = Pick<JourneyRow, 'key' | 'organization'>

/** What patients see with a journey and cannot perceive, although its design is whole. */
export const surroundingWarnings = (world: World, design: JourneyDesign, row: Place): JourneyProblem[] => [
  ...unreadableTheme(world, row),
  ...mediaWithoutAlternatives(world, design, row),
]

function unreadableTheme({ tables }: World, { organization }: Place): JourneyProblem[] {
  const count = unreadableColours(tables.organizations.get(organization)?.theme ?? null)
  if (count === 0) return []
  return [{ pointer: '', message: words.unreadable(count), elsewhere: { organization, content: null } }]
}

/** Films and recordings that the journey recommends, by the language in which some patients cannot follow them. */
function mediaWithoutAlternatives({ tables }: World, design: JourneyDesign, row: Place): JourneyProblem[] {
  return [...tables.contents.values()].flatMap(({ id, organization, seed, published }) => {
    if (organization !== row.organization || seed?.journey !== row.key || !published) return []
    return design.languages.flatMap((language): JourneyProblem[] => {
      const parts = missingAlternatives(published, language)
      if (parts.length === 0) return []
      const message = words.noAlternatives(published.title, parts, language)
      return [{ pointer: '', message, elsewhere: { organization, content: id } }]
    })
  })
}
