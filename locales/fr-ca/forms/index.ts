import type { NamespaceFormsTranslation } from '../../i18n-types.ts'

const forms = {
  documentTitle: 'Étape du parcours',
  intro: {
    heading: 'Avant de commencer',
    minutes: 'Environ {count} {{minute|minutes}}',
    goesTo: 'Vos réponses vont à {organization}.',
    watched: 'Une personne de votre équipe de soins lit vos réponses.',
    notWatched:
      'Personne ne surveille ces réponses. Si vous avez besoin d’aide maintenant, appelez le 911 ou le 811.',
    saves: 'Vos réponses s’enregistrent à mesure. Vous pouvez arrêter et revenir plus tard.',
    start: 'Commencer',
    resume: 'Reprendre là où vous étiez ({date})',
    continue: 'Continuer',
    startOver: 'Recommencer',
  },
  startOver: {
    title: 'Recommencer du début ?',
    body: 'Les réponses données jusqu’ici seront supprimées. Vous ne pourrez pas annuler.',
    confirm: 'Supprimer et recommencer',
    keep: 'Garder mes réponses',
  },
  page: {
    progress: 'Page {number} de {total}',
    next: 'Suivant',
    back: 'Retour',
    toReview: 'Retour à vos réponses',
    exit: 'Enregistrer et quitter',
    problem: '{question} : {message}',
    unknown: 'Cette question ne peut pas être affichée ici',
    unknownHelp:
      'Vos réponses sont conservées. Rechargez la page et réessayez, ou communiquez avec {organization}.',
    toStart: 'Aller au début',
  },
  answer: {
    yes: 'Oui',
    no: 'Non',
    agreed: 'Oui, j’accepte',
    none: 'Aucune réponse',
    scale: '{value} ({min} = {start}, {max} = {end})',
    withUnit: '{value} {unit}',
  },
  review: {
    title: 'Vérifiez vos réponses',
    change: 'Modifier',
    changeOf: 'Modifier : {question}',
    confirm:
      'Quand vous envoyez, vos réponses vont à {organization}. Vous ne pourrez plus les modifier ensuite.',
    submit: 'Envoyer',
    blocked: 'Nous ne pouvons pas envoyer vos réponses : une question ne peut pas être affichée ici.',
  },
  saving: {
    saved: 'Enregistré à {time}',
    saving: 'Enregistrement…',
    notSaved: 'Pas encore enregistré : nous réessayons. Vos réponses sont en sûreté sur cet appareil.',
    notSavedAnywhere: 'Pas encore enregistré : nous réessayons. Gardez cette page ouverte.',
    offline:
      'Vous êtes hors ligne. Vos réponses sont en sûreté sur cet appareil. Nous les enregistrerons dès que vous serez de nouveau en ligne.',
    offlineAnywhere:
      'Vous êtes hors ligne. Gardez cette page ouverte : nous enregistrerons vos réponses dès que vous serez de nouveau en ligne.',
    signedOut:
      'Pas encore enregistré : connectez-vous de nouveau. Vos réponses sont en sûreté sur cet appareil.',
    conflict: 'Vous avez aussi répondu sur un autre appareil.',
    choose: 'Choisir les réponses à garder',
    restored: 'Nous avons retrouvé vos réponses du {date}.',
    exitSaved: 'Vos réponses sont enregistrées. Vous pouvez revenir quand vous voulez.',
    exitOnDevice:
      'Vos réponses sont enregistrées sur cet appareil. Revenez ici à cette étape pour la terminer.',
  },
  conflict: {
    titleAt: 'Vous avez répondu sur un autre appareil à {time}',
    titleOn: 'Vous avez répondu sur un autre appareil le {date}',
    body: 'Les réponses là-bas ne sont pas les mêmes qu’ici. Lesquelles voulez-vous garder ?',
    here: 'Cet appareil : {count} {{réponse|réponses}}',
    there: 'Autre appareil : {count} {{réponse|réponses}}',
    keepHere: 'Garder les réponses de cet appareil',
    keepThere: 'Prendre les autres réponses',
  },
  failed: {
    offline:
      'Nous n’avons pas pu envoyer vos réponses. Vérifiez votre connexion Internet, puis réessayez. Vos réponses sont toujours là.',
    server: 'Nous n’avons pas pu envoyer vos réponses. Veuillez réessayer. Vos réponses sont toujours là.',
    signedOut:
      'Vous n’êtes plus en session. Connectez-vous, puis envoyez de nouveau vos réponses. Elles sont toujours là.',
    refused:
      'Le système de votre équipe de soins n’a pas accepté ces réponses. Vérifiez-les, puis réessayez.',
    removed: 'Votre équipe de soins a retiré cette étape',
    removedBody: 'Vous n’avez rien à faire. Vos autres étapes sont dans votre parcours.',
    toJourney: 'Aller à votre parcours',
  },
  reading: {
    understand: 'J’ai compris',
    acknowledge: 'J’ai lu ce texte et je l’accepte',
    confirm: 'Confirmer',
    done: 'Marquer comme fait',
  },
  submission: {
    documentTitle: 'Vos réponses',
    sent: 'Envoyé',
    sentTo: '{organization} a reçu vos réponses. Vous n’avez plus rien à faire pour cette étape.',
    done: 'C’est fait',
    doneBody: 'Cette étape est terminée.',
    already: 'Cette étape était déjà terminée. Voici les réponses envoyées.',
    nextStep: 'Prochaine étape : {name}',
    toJourney: 'Retour à votre parcours',
    heading: 'Réponses',
    sentOn: 'Date d’envoi',
    finishedOn: 'Date de fin',
    sentBy: 'Envoyé par',
    finishedBy: 'Terminé par',
    receiver: 'Envoyé à',
    forWhom: 'Pour',
    version: 'Version du formulaire',
    print: 'Imprimer',
  },
} satisfies NamespaceFormsTranslation

export default forms
