import type { BothLanguages, Sentences } from '../store/localized.ts'

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
