import type { LocalizedText } from '#generated/model/index.ts'

type BothNames = Required<LocalizedText>

/** A test that laboratories do often: its LOINC code, what people call it, its unit and the usual range. */
export type LabTest = {
  readonly code: string
  readonly names: BothNames
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
}

const names = (english: string, french: string): BothNames => ({ 'en-ca': english, 'fr-ca': french })

const test = (
  code: string,
  [english, french]: readonly [string, string],
  unit: string | null = null,
  [low, high]: readonly [number | null, number | null] = [null, null],
): LabTest => ({ code, names: names(english, french), unit, low, high })

export const tests = {
  a1c: test('4548-4', ['A1C (average blood sugar)', 'HbA1c (glycémie moyenne)'], '%', [4, 6]),
  glucose: test('14771-0', ['Fasting blood sugar', 'Glycémie à jeun'], 'mmol/L', [3.6, 6]),
  cholesterol: test('14647-2', ['Total cholesterol', 'Cholestérol total'], 'mmol/L', [null, 5.2]),
  ldl: test('39469-2', ['LDL cholesterol', 'Cholestérol LDL'], 'mmol/L', [null, 3.5]),
  hdl: test('14646-4', ['HDL cholesterol', 'Cholestérol HDL'], 'mmol/L', [1.3, null]),
  triglycerides: test('14927-8', ['Triglycerides', 'Triglycérides'], 'mmol/L', [null, 1.7]),
  hemoglobin: test('718-7', ['Hemoglobin', 'Hémoglobine'], 'g/L', [120, 160]),
  whiteCells: test('6690-2', ['White blood cells', 'Globules blancs'], '×10⁹/L', [4, 11]),
  platelets: test('777-3', ['Platelets', 'Plaquettes'], '×10⁹/L', [150, 400]),
  ferritin: test('2276-4', ['Ferritin (iron stores)', 'Ferritine (réserves de fer)'], 'µg/L', [30, 300]),
  creatinine: test('14682-9', ['Creatinine (kidneys)', 'Créatinine (reins)'], 'µmol/L', [45, 90]),
  egfr: test('33914-3', ['Kidney filtration rate (eGFR)', 'Débit de filtration des reins (DFGe)'], 'mL/min', [
    60,
    null,
  ]),
  potassium: test('6298-4', ['Potassium', 'Potassium'], 'mmol/L', [3.5, 5]),
  sodium: test('2951-2', ['Sodium', 'Sodium'], 'mmol/L', [135, 145]),
  thyroid: test('3016-3', ['TSH (thyroid)', 'TSH (thyroïde)'], 'mU/L', [0.4, 4]),
  vitaminD: test('14635-7', ['Vitamin D', 'Vitamine D'], 'nmol/L', [75, 250]),
  heartFailure: test('33762-6', ['NT-proBNP (heart)', 'NT-proBNP (cœur)'], 'ng/L', [null, 450]),
  urineCulture: test('630-4', ['Urine culture', 'Culture d’urine']),
} as const

export const labTests: readonly LabTest[] = Object.values(tests)

/** Tests that are measured together. */
export const panelNames = {
  diabetes: names('Blood sugar', 'Sucre dans le sang'),
  lipids: names('Cholesterol', 'Cholestérol'),
  bloodCount: names('Blood count', 'Formule sanguine'),
  kidneys: names('Kidneys and salts', 'Reins et sels'),
  vitamins: names('Vitamins and iron', 'Vitamines et fer'),
  hormones: names('Hormones', 'Hormones'),
  heart: names('Heart', 'Cœur'),
  infections: names('Infections', 'Infections'),
} as const

export type PanelName = keyof typeof panelNames
