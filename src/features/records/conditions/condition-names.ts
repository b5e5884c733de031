import type { RecordCode } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isSameName } from '#src/lib/text/same-name.ts'
import { sortedNames } from '../form/suggestions.ts'

type Name = keyof Texts['records']['conditionNames']

/** SNOMED CT codes of common conditions; the names are in the texts, in both languages. */
const codes: Readonly<Record<Name, string>> = {
  adhd: '406506008',
  alzheimer: '26929004',
  anemia: '271737000',
  anxiety: '197480006',
  asthma: '195967001',
  atrialFibrillation: '49436004',
  autism: '35919005',
  backPain: '279039007',
  bipolar: '13746004',
  bloodPressure: '38341003',
  breastCancer: '254837009',
  cataract: '193570009',
  celiac: '396331005',
  cholesterol: '55822004',
  chronicKidney: '709044004',
  concussion: '110030002',
  copd: '13645005',
  coronary: '53741008',
  covid: '840539006',
  crohn: '34000006',
  dementia: '52448006',
  depression: '35489007',
  diabetes1: '46635009',
  diabetes2: '44054006',
  eczema: '24079001',
  endometriosis: '129103003',
  epilepsy: '84757009',
  fibromyalgia: '203082005',
  gallstones: '235919008',
  gestationalDiabetes: '11687002',
  glaucoma: '23986001',
  gout: '90560007',
  hearingLoss: '15188001',
  heartAttack: '22298006',
  heartFailure: '84114007',
  hipArthritis: '239872002',
  irritableBowel: '10743008',
  kidneyStones: '95570007',
  lupus: '200936003',
  migraine: '37796009',
  multipleSclerosis: '24700007',
  osteoarthritis: '396275006',
  osteoporosis: '64859006',
  parkinson: '49049000',
  pneumonia: '233604007',
  prediabetes: '714628002',
  prostateCancer: '399068003',
  psoriasis: '9014002',
  ptsd: '47505003',
  reflux: '235595009',
  rheumatoid: '69896004',
  sleepApnea: '73430006',
  stroke: '230690007',
  thyroidLow: '40930008',
  ulcerativeColitis: '64766004',
}

const names = Object.keys(codes) as Name[]

export const conditionSuggestions = (t: Texts, locale: string): string[] =>
  sortedNames(
    names.map((name) => t.records.conditionNames[name]()),
    locale,
  )

/** The code of a suggested name; undefined for free text. */
export function codeOfCondition(typed: string, t: Texts): RecordCode | null {
  const found = names.find((name) => isSameName(t.records.conditionNames[name](), typed))
  return found ? { system: 'http://snomed.info/sct', code: codes[found] } : null
}
