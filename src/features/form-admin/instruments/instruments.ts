/** Questionnaires that are free to use, as files that the import takes too. Each loads when it is chosen. */
export const instruments = {
  'phq-9': () => import('./phq-9.json?raw'),
  'gad-7': () => import('./gad-7.json?raw'),
  'who-5': () => import('./who-5.json?raw'),
  'health-today': () => import('./health-today.json?raw'),
}

export type InstrumentName = keyof typeof instruments

export const instrumentNames = Object.keys(instruments) as InstrumentName[]
