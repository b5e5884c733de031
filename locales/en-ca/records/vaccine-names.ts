import type { BaseTranslation } from 'typesafe-i18n'

/** Offered while somebody types the name of a vaccine. */
export const vaccineNames = {
  bcg: 'BCG (tuberculosis)',
  chickenpox: 'Chickenpox',
  cholera: "Cholera and travellers' diarrhea",
  covid: 'COVID-19',
  flu: 'Flu',
  hepatitisA: 'Hepatitis A',
  hepatitisB: 'Hepatitis B',
  hib: 'Hib (Haemophilus influenzae type b)',
  hpv: 'HPV (human papillomavirus)',
  japaneseEncephalitis: 'Japanese encephalitis',
  meningococcal: 'Meningitis (meningococcal)',
  mmr: 'Measles, mumps and rubella',
  mpox: 'Mpox',
  pneumococcal: 'Pneumonia (pneumococcal)',
  polio: 'Polio',
  rabies: 'Rabies',
  rotavirus: 'Rotavirus',
  rsv: 'RSV',
  shingles: 'Shingles',
  tetanus: 'Tetanus and diphtheria',
  tetanusPertussis: 'Tetanus, diphtheria and whooping cough',
  typhoid: 'Typhoid fever',
  yellowFever: 'Yellow fever',
} as const satisfies BaseTranslation
