import type { BaseTranslation } from 'typesafe-i18n'

/** Offered while somebody types the name of a procedure. */
export const procedureNames = {
  appendix: 'Appendix removed',
  biopsy: 'Biopsy',
  bypass: 'Heart bypass surgery',
  carpalTunnel: 'Carpal tunnel surgery',
  cataract: 'Cataract surgery',
  cesarean: 'Cesarean section',
  colonoscopy: 'Colonoscopy',
  cortisone: 'Cortisone injection',
  gallbladder: 'Gallbladder removed',
  gastroscopy: 'Gastroscopy',
  hernia: 'Hernia repair',
  hip: 'Hip replacement',
  hysterectomy: 'Hysterectomy',
  knee: 'Knee replacement',
  kneeScope: 'Knee arthroscopy',
  mastectomy: 'Mastectomy',
  pacemaker: 'Pacemaker implanted',
  prostate: 'Prostate surgery',
  stent: 'Heart stent',
  thyroid: 'Thyroid removed',
  tonsils: 'Tonsils removed',
  tubesTied: 'Tubes tied',
  vasectomy: 'Vasectomy',
  wisdomTeeth: 'Wisdom teeth removed',
} as const satisfies BaseTranslation
