import type { Sentences } from '../store/localized.ts'

/** Why a move of a trial is not possible. */
export const trialWords = {
  incomplete: { 'en-ca': 'Something is missing in it.', 'fr-ca': 'Il y manque quelque chose.' },
  notOpen: { 'en-ca': 'This step is not open.', 'fr-ca': 'Cette étape n’est pas ouverte.' },
  noStep: { 'en-ca': 'The journey has no such step.', 'fr-ca': 'Le parcours n’a pas cette étape.' },
  over: { 'en-ca': 'The journey is over.', 'fr-ca': 'Le parcours est terminé.' },
  alreadyOpen: { 'en-ca': 'This step is open already.', 'fr-ca': 'Cette étape est déjà ouverte.' },
  doneOnce: {
    'en-ca': 'This step was done and is done once only.',
    'fr-ca': 'Cette étape ne se fait qu’une fois.',
  },
  variableMissing: {
    'en-ca': 'A variable that this step needs is missing.',
    'fr-ca': 'Il manque une variable dont cette étape a besoin.',
  },
  badAnswers: {
    'en-ca': 'The answers do not fit the form.',
    'fr-ca': 'Les réponses ne conviennent pas au formulaire.',
  },
} satisfies Record<string, Sentences>
