import type { ContentSeed } from '../../library.ts'
import { breathingContents } from './breathing.ts'
import { careContents } from './care.ts'
import { diabetesContents } from './diabetes.ts'
import { everydayContents } from './everyday.ts'
import { familyContents } from './family.ts'
import { hipContents } from './hip.ts'
import { mindContents } from './mind.ts'
import { vaccineContents } from './vaccines.ts'

/** The contents of all libraries. */
export const contentSeeds: readonly ContentSeed[] = [
  ...hipContents,
  ...breathingContents,
  ...familyContents,
  ...mindContents,
  ...diabetesContents,
  ...vaccineContents,
  ...everydayContents,
  ...careContents,
]
