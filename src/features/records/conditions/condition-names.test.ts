// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { loadTexts, texts } from '#src/i18n/texts.ts'
import { codeOfCondition, conditionSuggestions } from './condition-names.ts'

beforeAll(() => loadTexts('records'))

test('HEALTH-02: every condition that is offered has its SNOMED CT code, and typed text has none', () => {
  const { t } = texts.get()
  const offered = conditionSuggestions(t, 'en-ca')
  expect(Object.fromEntries(offered.map((name) => [name, codeOfCondition(name, t)?.code]))).toEqual({
    'Acid reflux': '235595009',
    ADHD: '406506008',
    "Alzheimer's disease": '26929004',
    Anemia: '271737000',
    Anxiety: '197480006',
    Asthma: '195967001',
    'Atrial fibrillation': '49436004',
    Autism: '35919005',
    'Bipolar disorder': '13746004',
    'Breast cancer': '254837009',
    Cataract: '193570009',
    'Celiac disease': '396331005',
    'Chronic kidney disease': '709044004',
    Concussion: '110030002',
    'COPD (chronic lung disease)': '13645005',
    'Coronary artery disease': '53741008',
    'COVID-19': '840539006',
    "Crohn's disease": '34000006',
    Dementia: '52448006',
    Depression: '35489007',
    Eczema: '24079001',
    Endometriosis: '129103003',
    Epilepsy: '84757009',
    Fibromyalgia: '203082005',
    Gallstones: '235919008',
    'Gestational diabetes': '11687002',
    Glaucoma: '23986001',
    Gout: '90560007',
    'Hearing loss': '15188001',
    'Heart attack': '22298006',
    'Heart failure': '84114007',
    'High blood pressure': '38341003',
    'High cholesterol': '55822004',
    'Irritable bowel syndrome': '10743008',
    'Kidney stones': '95570007',
    'Low back pain': '279039007',
    Lupus: '200936003',
    Migraine: '37796009',
    'Multiple sclerosis': '24700007',
    Osteoarthritis: '396275006',
    'Osteoarthritis of the hip': '239872002',
    Osteoporosis: '64859006',
    "Parkinson's disease": '49049000',
    Pneumonia: '233604007',
    'Post-traumatic stress disorder (PTSD)': '47505003',
    Prediabetes: '714628002',
    'Prostate cancer': '399068003',
    Psoriasis: '9014002',
    'Rheumatoid arthritis': '69896004',
    'Sleep apnea': '73430006',
    Stroke: '230690007',
    'Type 1 diabetes': '46635009',
    'Type 2 diabetes': '44054006',
    'Ulcerative colitis': '64766004',
    'Underactive thyroid': '40930008',
  })
  expect(codeOfCondition('asthma', t)).toEqual({ system: 'http://snomed.info/sct', code: '195967001' })
  expect(codeOfCondition('Sore knee', t)).toBeNull()
})
