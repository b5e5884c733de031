import type { BothLanguages, Sentences } from '../store/localized.ts'

type Changed = Readonly<Record<'when' | 'expected' | 'now', BothLanguages>> & { readonly count: number }

/** What an expectation of the author says, and how it differs from the design. */
export const whatIfWords = {
  quoted: (text: string): BothLanguages => ({ 'en-ca': `“${text}”`, 'fr-ca': `« ${text} »` }),
  flag: (value: boolean): BothLanguages =>
    value ? { 'en-ca': 'Yes', 'fr-ca': 'Oui' } : { 'en-ca': 'No', 'fr-ca': 'Non' },
  answered: (question: string, value: string): BothLanguages => ({
    'en-ca': `${question} is ${value}`,
    'fr-ca': `${question} est ${value}`,
  }),
  unanswered: (question: string): BothLanguages => ({
    'en-ca': `${question} is not answered`,
    'fr-ca': `${question} est sans réponse`,
  }),
  when: (condition: string): BothLanguages => ({
    'en-ca': `When ${condition}`,
    'fr-ca': `Quand ${condition}`,
  }),
  after: (step: string): BothLanguages => ({ 'en-ca': `After ${step}`, 'fr-ca': `Après ${step}` }),
  afterLast: { 'en-ca': 'After the last action', 'fr-ca': 'Après la dernière action' },
  changed: ({ when, expected, count, now }: Changed): Sentences => {
    const english = count === 0 ? 'no next step' : expected['en-ca']
    const french = count === 0 ? 'aucune étape' : expected['fr-ca']
    const leads = now['en-ca'] === '' ? 'opens no step' : `goes to ${now['en-ca']}`
    const mene = now['fr-ca'] === '' ? 'n’ouvre plus d’étape' : `mène à ${now['fr-ca']}`
    return {
      'en-ca': `${when['en-ca']}, ${english} ${count > 1 ? 'were' : 'was'} expected; the journey now ${leads}.`,
      'fr-ca': `${when['fr-ca']}, on attendait ${french}; maintenant, le parcours ${mene}.`,
    }
  },
  impossible: ({
    when,
    reason,
  }: {
    readonly when: BothLanguages
    readonly reason: Sentences
  }): Sentences => ({
    'en-ca': `${when['en-ca']}: this what-if can no longer be played. ${reason['en-ca']}`,
    'fr-ca': `${when['fr-ca']} : cet essai ne peut plus être rejoué. ${reason['fr-ca']}`,
  }),
}
