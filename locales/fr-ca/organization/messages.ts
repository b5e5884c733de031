import type { TranslationOf } from '../../types.ts'

/** What an organization approved for its care team to send. */
export const messages = {
  title: 'Messages approuvés',
  about:
    'L’équipe de soins peut envoyer ces messages, mot pour mot, aux personnes inscrites à un parcours. Chaque personne reçoit le message dans sa langue. N’y mettez rien sur leur santé.',
  none: 'Il n’y a pas encore de messages approuvés.',
  failed: 'Nous n’avons pas pu charger les messages approuvés',
  english: 'Anglais',
  french: 'Français',
  edit: 'Modifier',
  editOne: 'Modifier « {subject} »',
  remove: 'Supprimer',
  removeOne: 'Supprimer « {subject} »',
  sentCount: 'Nombre de personnes',
  form: {
    add: 'Ajouter un message',
    edit: 'Modifier un message',
    subjectEnglish: 'Objet en anglais',
    subjectFrench: 'Objet en français',
    textEnglish: 'Message en anglais',
    textFrench: 'Message en français',
    missing: 'Écrivez ce texte dans les deux langues.',
    save: 'Enregistrer le message',
    saved: 'Le message « {subject} » est enregistré.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
    saveFailed: 'Nous n’avons pas pu enregistrer le message. Veuillez réessayer.',
    gone: 'Une autre personne a supprimé ce message entre-temps. Copiez votre texte, puis ajoutez-le comme nouveau message.',
    changed:
      'Une autre personne a modifié ce message entre-temps. Votre texte est toujours ici : enregistrez de nouveau pour remplacer le sien, ou annulez pour lire le sien.',
    tooMany:
      'L’organisation a autant de messages qu’elle peut en conserver. Supprimez d’abord un message devenu inutile.',
  },
  deletion: {
    title: 'Supprimer « {subject} » ?',
    body: 'L’équipe de soins ne pourra plus l’envoyer. Les personnes qui l’ont reçu le conservent.',
    confirm: 'Supprimer le message',
    done: 'Le message « {subject} » est supprimé.',
    failed: 'Nous n’avons pas pu supprimer le message. Veuillez réessayer.',
    changed:
      'Une autre personne a modifié ce message entre-temps. Annulez, lisez-le de nouveau, puis décidez.',
  },
  dialog: {
    title: 'Envoyer un message à {count} {{personne|personnes}}',
    how: 'Chaque personne le reçoit dans sa langue : par courriel, ou par message texte si elle n’a pas d’adresse courriel.',
    left: 'Les personnes qui ont reçu ce message dans les 24 dernières heures ne le recevront pas de nouveau. Vous verrez qui ne l’a pas reçu.',
    unreachable: '{count} {{personne ne peut|personnes ne peuvent}} pas être {{jointe|jointes}}',
    unreachableWho: 'Ni adresse courriel ni numéro de téléphone : {names}.',
    unreachableMore: '{names} et {count} {{autre|autres}}',
    allReachable: 'Chaque personne a une adresse courriel ou un numéro de téléphone.',
    notChecked:
      'Nous n’avons pas pu vérifier quelles personnes ne peuvent pas être jointes. Après l’envoi, vous verrez qui n’a pas reçu le message.',
    confirm: 'Envoyer à {count} {{personne|personnes}}',
    failed: 'Nous n’avons pas pu envoyer le message. Veuillez réessayer.',
    gone: 'Une de ces personnes n’est plus dans ce parcours. Aucun message n’a donc été envoyé. Choisissez de nouveau.',
    changed:
      'Une autre personne a modifié ou supprimé ce message. Rien n’a donc été envoyé. Lisez-le de nouveau ou choisissez-en un autre.',
    notLoaded: 'Nous n’avons pas pu charger les messages',
    noMessages:
      'Il n’y a pas encore de messages approuvés. Demandez à une personne qui administre le portail d’en ajouter un dans les paramètres.',
  },
  send: {
    label: 'Message à envoyer',
    choose: 'Choisissez un message',
    missing: 'Choisissez un message à envoyer.',
    preview: 'Voici ce que les personnes liront',
  },
} satisfies TranslationOf<'organization'>['messages']
