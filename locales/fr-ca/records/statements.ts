import type { TranslationOf } from '../../types.ts'

/** Ce qu’une personne dit d’une sorte de données dont il n’y a aucune, et comment revenir en arrière. */
export const statements = {
  skip: 'Plus tard',
  adopted: 'Je suis une personne adoptée, ou je ne sais pas',
  none: {
    allergies: 'Je n’ai aucune allergie',
    conditions: 'Je n’ai aucun problème de santé',
    documents: 'Je n’ai aucun document',
    'family-history': 'Aucune maladie connue dans la famille',
    immunizations: 'Je n’ai reçu aucun vaccin',
    medications: 'Je ne prends aucun médicament',
    procedures: 'Je n’ai eu aucune intervention',
    'test-results': 'Je n’ai aucun résultat d’analyse',
  },
  said: {
    allergies: 'Aucune allergie connue',
    conditions: 'Aucun problème de santé connu',
    documents: 'Aucun document',
    'family-history': 'Aucune maladie connue dans la famille',
    immunizations: 'Aucun vaccin connu',
    medications: 'Aucun médicament',
    procedures: 'Aucune intervention connue',
    'test-results': 'Aucun résultat d’analyse',
  },
  saidUnknown: 'Inconnu',
  saidUnknownFamily: 'Les antécédents familiaux ne sont pas connus',
  saidDeclined: 'Remis à plus tard',
  by: 'Indiqué par {name} le {date}',
  declinedHint: 'Vous pouvez y revenir en tout temps.',
  goesAway: 'Cette mention disparaît d’elle-même dès que vous ajoutez quelque chose.',
  takeBack: 'Ce n’est plus exact',
  saved: 'C’est enregistré.',
  takenBack: 'Votre réponse a été retirée. Vous pouvez répondre de nouveau.',
  failed: 'Nous n’avons pas pu enregistrer ce changement. Veuillez réessayer.',
  hasRecords: 'Il y a déjà quelque chose dans cette liste. Nous n’avons donc rien enregistré.',
} satisfies TranslationOf<'records'>['statements']
