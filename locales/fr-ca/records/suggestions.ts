import type { TranslationOf } from '../../types.ts'

/** Ce qu’une équipe de soins suggère pour une histoire de santé. */
export const suggestions = {
  title: 'Suggestions de l’équipe de soins',
  intro: 'Rien n’est ajouté tant que vous n’acceptez pas.',
  by: 'Suggestion de {name}, {organization}, le {date}',
  accept: 'Ajouter à l’histoire de santé',
  decline: 'Refuser',
  about: '{action} : {name}',
  accepted: '{name} a été ajouté',
  declined: '{name} n’a pas été ajouté. L’équipe de soins le voit.',
  failed: 'Nous n’avons pas pu enregistrer votre choix. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Choisissez de nouveau une fois la connexion rétablie.',
  ended: 'Cette suggestion n’est plus ouverte. Rechargez la page pour voir celles qui le sont.',
  kind: {
    allergies: 'Allergie',
    medications: 'Médicament',
    conditions: 'Problème de santé',
    immunizations: 'Vaccin',
    procedures: 'Intervention',
    family_history: 'Antécédent familial',
    test_results: 'Résultat d’analyse',
  },
  care: {
    title: 'Suggestions de l’équipe',
    hint: 'Suggérez une entrée pour une partie que cette personne partage. Elle décide si elle l’ajoute.',
    add: {
      allergies: 'Suggérer une allergie',
      medications: 'Suggérer un médicament',
      conditions: 'Suggérer un problème de santé',
      immunizations: 'Suggérer un vaccin',
      procedures: 'Suggérer une intervention',
      family_history: 'Suggérer un antécédent familial',
      test_results: 'Suggérer un résultat d’analyse',
    },
    reader:
      'La personne la lira telle que vous l’écrivez. Dans les questions ci-dessous, « vous » désigne la personne.',
    send: 'Envoyer la suggestion',
    sent: '{name} a été suggéré. Vous verrez ici ce que la personne décide.',
    notSent:
      'Nous n’avons pas pu envoyer la suggestion. Ce que vous avez écrit est toujours là. Veuillez réessayer.',
    notShared:
      'La personne ne partage plus cette partie, donc rien ne peut y être suggéré. Ce que vous avez écrit est toujours là.',
    gone: 'Vous ne pouvez pas le suggérer : la personne ne fait plus partie de votre organisation.',
    offline:
      'Vous êtes hors ligne. Ce que vous avez écrit est toujours là. Envoyez-le une fois la connexion rétablie.',
    listFailed: 'Nous n’avons pas pu charger les suggestions',
    showing: 'Les {shown} dernières suggestions sur {count}',
    by: '{kind}, suggestion de {name}, le {date}',
    status: {
      open: 'En attente d’une réponse',
      accepted: 'Acceptée',
      declined: 'Refusée',
      withdrawn: 'Retirée : plus partagé',
    },
  },
} satisfies TranslationOf<'records'>['suggestions']
