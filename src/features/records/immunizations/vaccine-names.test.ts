// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { loadTexts, texts } from '#src/i18n/texts.ts'
import { codeOfVaccine, vaccineSuggestions } from './vaccine-names.ts'

beforeAll(() => loadTexts('records'))

test('HEALTH-02: every vaccine that is offered has its CVX code', () => {
  const { t } = texts.get()
  const offered = vaccineSuggestions(t, 'en-ca')
  expect(Object.fromEntries(offered.map((name) => [name, codeOfVaccine(name, t)?.code]))).toEqual({
    'BCG (tuberculosis)': '19',
    Chickenpox: '21',
    "Cholera and travellers' diarrhea": '26',
    'COVID-19': '213',
    Flu: '88',
    'Hepatitis A': '85',
    'Hepatitis B': '45',
    'Hib (Haemophilus influenzae type b)': '17',
    'HPV (human papillomavirus)': '137',
    'Japanese encephalitis': '129',
    'Measles, mumps and rubella': '03',
    'Meningitis (meningococcal)': '108',
    Mpox: '206',
    'Pneumonia (pneumococcal)': '109',
    Polio: '89',
    Rabies: '90',
    Rotavirus: '122',
    RSV: '304',
    Shingles: '188',
    'Tetanus and diphtheria': '139',
    'Tetanus, diphtheria and whooping cough': '115',
    'Typhoid fever': '91',
    'Yellow fever': '184',
  })
})
