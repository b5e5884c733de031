import type { Language, TextPair } from '#generated/model/index.ts'
import type { BothLanguages, Sentences } from '../store/localized.ts'

const alternatives = {
  captions: { 'en-ca': 'captions', 'fr-ca': 'sous-titres' },
  transcript: { 'en-ca': 'transcript', 'fr-ca': 'transcription' },
}
const languageNames: Readonly<Record<Language, BothLanguages>> = {
  'en-ca': { 'en-ca': 'English', 'fr-ca': 'en anglais' },
  'fr-ca': { 'en-ca': 'French', 'fr-ca': 'en français' },
}

/** Messages about what is allowed, but rarely wanted. */
export const warningWords = {
  untranslated: {
    'en-ca': 'The French text is the same as the English one. Translate it.',
    'fr-ca': 'Le texte français est identique au texte anglais. Traduisez-le.',
  },
  longSentence: (count: number): Sentences => ({
    'en-ca': `A sentence here has ${count} words. Shorter sentences are easier to read.`,
    'fr-ca': `Une phrase compte ici ${count} mots. Des phrases plus courtes sont plus faciles à lire.`,
  }),
  noContact: {
    'en-ca': 'Patients can’t reach the care team. Add a phone number or an email address.',
    'fr-ca':
      'Les patients ne peuvent pas joindre l’équipe de soins. Ajoutez un numéro de téléphone ou une adresse courriel.',
  },
  noPatientStep: {
    'en-ca': 'Patients have nothing to do: the care team does every step.',
    'fr-ca': 'Les patients n’ont rien à faire : l’équipe de soins fait toutes les étapes.',
  },
  unreadable: (count: number): Sentences =>
    count === 1
      ? {
          'en-ca': 'One colour is hard to read on its background, so patients see another one. Change it.',
          'fr-ca':
            'Une couleur est difficile à lire sur son fond ; les personnes en voient donc une autre. Changez-la.',
        }
      : {
          'en-ca': `${count} colours are hard to read on their backgrounds, so patients see others. Change them.`,
          'fr-ca': `${count} couleurs sont difficiles à lire sur leur fond ; les personnes en voient donc d’autres. Changez-les.`,
        },
  noAlternatives: (
    title: TextPair,
    missing: readonly (keyof typeof alternatives)[],
    language: Language,
  ): Sentences => {
    const list = (locale: Language, joiner: string) =>
      missing.map((part) => alternatives[part][locale]).join(joiner)
    const { 'en-ca': english, 'fr-ca': french } = languageNames[language]
    return {
      'en-ca': `“${title['en-ca']}” has no ${list('en-ca', ' or ')} in ${english}, so some patients can’t follow it. Add what is missing.`,
      'fr-ca': `« ${title['fr-ca'] || title['en-ca']} » n’a pas de ${list('fr-ca', ' ni de ')} ${french} ; certaines personnes ne peuvent donc pas suivre. Ajoutez ce qui manque.`,
    }
  },
  columnTwice: {
    'en-ca': 'Another column already shows this variable.',
    'fr-ca': 'Une autre colonne montre déjà cette variable.',
  },
  dueAfterEnd: (due: number, days: number): Sentences => ({
    'en-ca': `This step is due after ${due} days, but the journey takes about ${days} days.`,
    'fr-ca': `Cette étape est due après ${due} jours, mais le parcours dure environ ${days} jours.`,
  }),
  repeatsAfterEnd: (lasts: number, days: number): Sentences => ({
    'en-ca': `The repeats take ${lasts} days, but the journey takes about ${days} days.`,
    'fr-ca': `Les répétitions durent ${lasts} jours, mais le parcours dure environ ${days} jours.`,
  }),
  needNotKept: {
    'en-ca':
      'No earlier step saves this variable. The step stays closed until the care team or another system sets it.',
    'fr-ca':
      'Aucune étape précédente ne garde cette variable. L’étape reste fermée jusqu’à ce que l’équipe de soins ou un autre système la définisse.',
  },
  variableClash: (name: string, other: BothLanguages): Sentences => ({
    'en-ca': `“${other['en-ca']}” saves another answer as “${name}”. The later answer replaces the earlier one.`,
    'fr-ca': `« ${other['fr-ca']} » garde une autre réponse sous « ${name} ». La réponse la plus récente remplace l’autre.`,
  }),
  noFile: {
    'en-ca': 'This step asks for a document, but its form has no question for a file.',
    'fr-ca': 'Cette étape demande un document, mais son formulaire n’a aucune question pour un fichier.',
  },
  unreadAlerts: {
    'en-ca':
      'Some answers raise an alert, but no one reads the answers. Have the care team read them, or use forms without alerts.',
    'fr-ca':
      'Certaines réponses déclenchent une alerte, mais personne ne lit les réponses. Faites-les lire par l’équipe de soins ou utilisez des formulaires sans alerte.',
  },
} satisfies Record<string, Sentences | ((...args: never[]) => Sentences)>
