import type { TranslationOf } from '../../types.ts'

const errors = {
  notFound: {
    title: 'Hum…',
    subtitle: 'Nous n’avons pas trouvé cette page',
    line: 'Voyons ensemble où vous voulez aller.',
    hint: 'Vérifiez l’orthographe du lien ou revenez à la page d’accueil.',
    home: 'Aller à la page d’accueil',
    documentTitle: 'Page introuvable',
  },
  noPermission: {
    title: 'Oups !',
    line: 'Il semble que vous n’ayez pas l’autorisation d’accéder à cette page',
    home: 'Aller à la page d’accueil',
    reload: 'Recharger la page',
    documentTitle: 'Accès refusé',
  },
  notYourOrganization: {
    title: 'Vous ne faites pas partie de cette organisation',
    body: 'Vous n’êtes pas dans l’équipe de soins de {organization} : vous ne voyez donc ni ses parcours ni les personnes inscrites. Si vous devriez en faire partie, communiquez avec un administrateur.',
    home: 'Aller à votre organisation',
    documentTitle: 'Organisation d’une autre équipe',
  },
  wizardPageMissing: 'Cette page n’a pas pu s’afficher.',
  unknown: 'Une erreur inconnue s’est produite.',
  languagePreference: 'Votre choix de langue n’a pas pu être enregistré.',
  signOut: 'Une erreur s’est produite pendant la déconnexion',
  oauthSignOut: 'Une erreur s’est produite pendant la déconnexion du fournisseur OAuth.',
  oauthFlow: 'Une erreur est survenue pendant la connexion avec votre compte externe.',
  catalogue: {
    incorrectEmailOrPassword: 'Adresse courriel ou mot de passe incorrect.',
    userExists: 'Ce compte existe déjà.',
    userNotFound: 'Ce compte n’existe pas.',
    patientNotFound: 'Nous n’avons pas trouvé cette personne.',
    verificationCode: 'Le code de vérification est incorrect. Veuillez réessayer.',
    attemptLimit: 'Vous avez fait trop d’essais. Veuillez réessayer plus tard.',
    dateOfBirth: 'Date de naissance incorrecte. Il reste {attempts} {{attempts:essai|essais}}.',
    sharedLinkPassword: 'Le code d’accès de ce lien est incorrect. Veuillez réessayer.',
    verificationLimit: 'Vous avez atteint la limite de vérifications.',
    linkExpired:
      'Ce lien est expiré ou a été désactivé. Demandez-en un nouveau à la personne qui l’a envoyé.',
    invitationExpired:
      'Cette invitation est expirée ou a été annulée. Demandez-en une nouvelle à votre équipe de soins.',
    accountUnverified:
      'Votre compte n’est pas vérifié. Connectez-vous avec votre adresse courriel pour le vérifier.',
    profileRequired: 'Il vous faut un profil pour continuer.',
    somethingWrong: 'Un problème est survenu.',
    somethingWrongTryAgain: 'Un problème est survenu. Veuillez réessayer.',
    saveFailed: 'Nous n’avons pas pu enregistrer vos modifications. Veuillez réessayer.',
    createFailed: 'La création n’a pas fonctionné. Veuillez réessayer.',
    deleteFailed: 'La suppression n’a pas fonctionné. Veuillez réessayer.',
    cancelFailed: 'L’annulation n’a pas fonctionné. Veuillez réessayer.',
    draftDownload: 'Vos réponses enregistrées n’ont pas pu être chargées. Veuillez réessayer.',
    draftSave: 'Vos réponses n’ont pas pu être enregistrées. Nous continuons d’essayer.',
    draftRestore: 'Vos réponses enregistrées n’ont pas pu être rétablies.',
    uploadFailed: 'Le fichier n’a pas pu être téléversé. Veuillez réessayer.',
    analysisFailed: 'Nous n’avons pas pu lire ce document.',
    captchaMissing:
      'Nous n’avons pas pu vérifier que vous êtes une personne. Rechargez la page et réessayez.',
    captchaInvalid: 'Nous n’avons pas pu vérifier que vous êtes une personne. Veuillez réessayer.',
    noPermission: 'Vous n’avez pas l’autorisation d’accéder à cette page.',
  },
} satisfies TranslationOf<'errors'>

export default errors
