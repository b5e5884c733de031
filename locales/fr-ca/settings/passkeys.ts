import type { TranslationOf } from '../../types.ts'

export const passkeys = {
  signIn: {
    intro: 'Votre appareil vous demande votre empreinte digitale, votre visage ou son NIP.',
    submit: 'Utiliser votre clé d’accès',
    password: 'Se connecter avec votre mot de passe',
    none: 'Vous ne pouvez pas utiliser de clé d’accès pour ce compte. Connectez-vous avec votre mot de passe. Vous pourrez ensuite ajouter une clé d’accès dans vos paramètres.',
    cancelled:
      'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe si cet appareil n’a pas de clé d’accès pour votre compte.',
    refused: 'Nous n’avons pas pu accepter cette clé d’accès. Connectez-vous avec votre mot de passe.',
    off: 'Les clés d’accès ne sont pas offertes ici. Connectez-vous avec votre mot de passe.',
    failed: 'Une erreur est survenue. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
  own: {
    title: 'Clés d’accès',
    intro:
      'Avec une clé d’accès, vous vous connectez au moyen de votre empreinte digitale, de votre visage ou du NIP de votre appareil. Vous pouvez toujours utiliser votre mot de passe.',
    list: 'Vos clés d’accès',
    none: 'Vous n’avez pas encore de clé d’accès.',
    unnamed: 'Clé d’accès',
    added: 'Ajoutée le {date}',
    loadFailed: 'Nous n’avons pas pu charger vos clés d’accès',
    notHere:
      'Vous ne pouvez pas ajouter de clé d’accès avec ce navigateur. Essayez un autre navigateur ou un autre appareil.',
    full: 'Vous avez {count} clés d’accès, soit le maximum. Pour en ajouter une, retirez-en une d’abord.',
  },
  add: {
    open: 'Ajouter une clé d’accès',
    intro:
      'Confirmez d’abord que c’est bien vous. Votre appareil vous aide ensuite à créer une clé d’accès. N’en ajoutez pas à un appareil que vous partagez avec d’autres personnes.',
    submit: 'Continuer',
    done: 'Votre clé d’accès a été ajoutée.',
    cancelled: 'Aucune clé d’accès n’a été ajoutée. Vous pouvez réessayer.',
    exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    off: 'Les clés d’accès ne sont pas offertes ici.',
    failed: 'Nous n’avons pas pu ajouter de clé d’accès. Veuillez réessayer.',
  },
  remove: {
    action: 'Retirer',
    named: 'Retirer la clé {name}, ajoutée le {date}',
    title: 'Retirer cette clé d’accès ?',
    body: 'Vous ne pourrez plus vous connecter avec celle-ci : {name}, ajoutée le {date}. Vous pouvez toujours utiliser votre mot de passe. Votre appareil pourrait garder la clé d’accès jusqu’à ce que vous l’y supprimiez aussi.',
    keep: 'La garder',
    done: 'La clé d’accès a été retirée.',
    failed: 'Nous n’avons pas pu retirer la clé d’accès. Veuillez réessayer.',
  },
} satisfies TranslationOf<'settings'>['passkeys']
