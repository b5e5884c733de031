import type { TranslationOf } from '../../types.ts'
import { allergies } from './allergies.ts'
import { conditionNames } from './condition-names.ts'
import { conditions } from './conditions.ts'
import { familyHistory } from './family-history.ts'
import { immunizations } from './immunizations.ts'
import { medications } from './medications.ts'
import { landing, overview } from './overview.ts'
import { procedureNames } from './procedure-names.ts'
import { procedures } from './procedures.ts'
import { shared } from './shared.ts'
import { statements } from './statements.ts'
import { suggestions } from './suggestions.ts'
import { testResults } from './test-results.ts'
import { vaccineNames } from './vaccine-names.ts'

const records = {
  allergies,
  conditionNames,
  conditions,
  familyHistory,
  immunizations,
  landing,
  medications,
  overview,
  procedureNames,
  procedures,
  shared,
  statements,
  suggestions,
  testResults,
  vaccineNames,
} satisfies TranslationOf<'records'>

export default records
