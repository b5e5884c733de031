// What the published examples of the International Patient Summary become (tests/data/ips/README.md).
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from '#src/i18n/texts.ts'
import { readRecords } from './read-file.ts'

const options = { patient: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101', unknownReaction: 'Not in the file' }
const MOST = 10 * 1024 * 1024

async function read(change: (bundle: Record<string, never>) => void, name: string) {
  const bundle = JSON.parse(readFileSync(`tests/data/ips/${name}.json`, 'utf8'))
  change(bundle)
  const content = await readRecords(new File([JSON.stringify(bundle)], `${name}.json`), MOST, options)
  if ('refused' in content) throw new Error(content.refused)
  const words = await textsIn('en-ca', 'story')
  return {
    records: content.records.map(({ kind, lost, item }) => {
      const { title, state, facts } = item(words)
      const all = [kind, title, state, ...facts, ...lost.map((one) => `left out: ${one}`)]
      return all.filter(Boolean).join(' | ')
    }),
    left: content.left.map(({ title, reason }) => `${title}: ${reason}`),
  }
}
const unchanged = () => undefined

test('the smallest summary', async () => {
  expect(await read(unchanged, 'bundle-minimal')).toMatchInlineSnapshot(`
    {
      "left": [],
      "records": [
        "conditions | Menopausal flushing (finding) | since 2015",
        "medications | Product containing anastrozole (medicinal product) | 1 tablet by mouth | since March 2015 | left out: 1 / d",
        "allergies | Substance with penicillin structure (substance) | Severe | Reaction: Not in the file | Medication, since 2010",
      ],
    }
  `)
})

test('a summary without information about its required sections', async () => {
  expect(await read(unchanged, 'bundle-no-info-required-sections')).toMatchInlineSnapshot(`
    {
      "left": [
        "Allergies and Intolerances: nothingKnown",
        "Problem List: nothingKnown",
        "Medication Summary: nothingKnown",
      ],
      "records": [
        "immunizations | Influenza, split virus, trivalent, preservative | July 3, 2020, dose 2 | Lot: B52b",
        "immunizations | Influenza, split virus, trivalent, preservative | June 3, 2019, dose 1 | Lot: B52",
      ],
    }
  `)
})

test('a summary with all sections', async () => {
  expect(await read(unchanged, 'bundle-ips-all-sections')).toMatchInlineSnapshot(`
    {
      "left": [
        "Body mass index (BMI) [Ratio]: kind",
        "Tobacco smoking status: kind",
        "Alcoholic drinks per day: kind",
        "Shellfish free diet: kind",
        "Hip prosthesis: kind",
        "Hip prosthesis, device (physical object): kind",
        "Consent: kind",
        "Health concerns Document: documents",
        "Manage obesity and weight loss: kind",
        "Pregnancy status: kind",
      ],
      "records": [
        "allergies | Penicillin | Severity not known | Reaction: Not in the file | Other",
        "conditions | Essential hypertension | since 2016",
        "conditions | Gout | since 2016",
        "medications | cilazapril 500 microgram tablet, 90 | In the past | 1 tablet | Take 1 daily | since December 1, 2023",
        "medications | lisinopril 5 mg tablet | 1 tablet by mouth once a day | since August 13, 2024",
        "medications | Ultraproct - cinchocaine 0.5% (5 mg/g) + fluocortolone hexanoate 0.095% (945 microgram/g) + fluocortolone pivalate 0.09… | apply a small amount to the affected area up to 4 times daily on the first day, then twice daily for at least 1 week; continue for up to a maximum of 4 weeks | since August 30, 2024 | Notes: Ultraproct - cinchocaine 0.5% (5 mg/g) + fluocortolone hexanoate 0.095% (945 microgram/g) + fluocortolone pivalate 0.092% (918 microgram/g) ointment",
        "immunizations | Influenza, split virus, trivalent, preservative | April 10, 2024, dose 1 | Lot: H06",
        "immunizations | COVID-19, mRNA, LNP-S, bivalent, PF, 30 mcg/0.3 mL dose | February 18, 2024, dose 5 | Lot: GK3908-068",
        "immunizations | Influenza, split virus, trivalent, preservative | April 12, 2023, dose 1 | Lot: 358899",
        "immunizations | COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose | August 1, 2022, dose 4 | Lot: PCB0008-07",
        "immunizations | zoster live | July 13, 2022, dose 1 | Lot: U021248",
        "immunizations | COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose | January 13, 2022, dose 3 | Lot: FL1072-025",
        "immunizations | COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose | August 27, 2021, dose 2 | Lot: FE8163-007",
        "immunizations | COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose | August 5, 2021, dose 1 | Lot: FF8871-001",
        "test_results | Cholesterol.total/Cholesterol in HDL [Molar ratio] in Serum or Plasma | 4.1 mmol/L, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39",
        "test_results | Lipid risk factors [Finding] | A combined CVD risk of which lipids is one component should be estimated to guide CVD risk management decisions. If lipid modifying medication is considered suggest checking first for treatable secon…, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39
    A combined CVD risk of which lipids is one component should be estimated to guide CVD risk management decisions. If lipid modifying medication is considered suggest checking first for treatable secondary causes of dyslipidaemia.",
        "test_results | Cholesterol in LDL [Moles/volume] in Serum or Plasma by calculation | 3.6 mmol/L, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39",
        "test_results | Triglyceride [Moles/volume] in Serum or Plasma | 1.7 mmol/L, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39",
        "test_results | Cholesterol [Moles/volume] in Serum or Plasma | 5.7 mmol/L, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39",
        "test_results | Cholesterol in HDL [Moles/volume] in Serum or Plasma | 1.39 mmol/L, usual: NA | October 31, 2023 | Not compared with a range | Notes: Incr chol 5.7, LDL 3.6, HDL 1.39",
        "measurements | Weight | 91.5 kg | April 10, 2024",
        "measurements | Blood pressure | 140/80 mmHg | August 30, 2024",
        "procedures | Total hip replacement | April 28, 2000",
        "conditions | Impaired Mobility | since 2016",
        "conditions | Fever | Resolved | since 2013",
      ],
    }
  `)
})

test('a section that is only text is named', async () => {
  const section = { title: 'Plan of care', text: { status: 'generated', div: '<div>Rest</div>' } }
  const { left } = await read((bundle) => {
    const composition = Object(bundle)['entry'][0].resource
    composition.section = [{ title: 'Outer', section: [section] }, { title: 'Nothing at all' }]
  }, 'bundle-minimal')
  expect(left).toEqual(['Plan of care: onlyText'])
})
