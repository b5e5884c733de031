import type { BaseTranslation } from '../../i18n-types.ts'
import { allergies } from './allergies.js'
import { conditionNames } from './condition-names.js'
import { conditions } from './conditions.js'
import { familyHistory } from './family-history.js'
import { immunizations } from './immunizations.js'
import { medications } from './medications.js'
import { landing, overview } from './overview.js'
import { procedureNames } from './procedure-names.js'
import { procedures } from './procedures.js'
import { shared } from './shared.js'
import { statements } from './statements.js'
import { testResults } from './test-results.js'
import { vaccineNames } from './vaccine-names.js'

/** Health records; each kind has its own file. */
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
  testResults,
  vaccineNames,
} satisfies BaseTranslation

export default records
