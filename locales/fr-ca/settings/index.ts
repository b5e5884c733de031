import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  title: 'Paramètres',
  back: 'Tous les paramètres',
  saved: 'Vos changements sont enregistrés.',
  nothingToSave: 'Il n’y avait rien de nouveau à enregistrer.',
  saveFailed:
    'Nous n’avons pas pu enregistrer vos changements. Ce que vous avez écrit est toujours là : veuillez réessayer.',
  saveOffline:
    'Vous êtes hors ligne : nous n’avons pas pu enregistrer vos changements. Ce que vous avez écrit est toujours là.',
  list: {
    account: 'Votre nom, votre courriel et votre mot de passe',
    language: 'La langue du portail',
    profiles: 'Les personnes dont vous suivez les soins',
    features: 'Essayez les nouveautés du portail',
    privacy: 'Ce que vous avez accepté, et une copie de vos données',
  },
  account: {
    title: 'Compte',
    intro: 'Qui vous êtes quand vous utilisez {product}.',
    nameTitle: 'Votre nom',
    first: 'Prénom',
    last: 'Nom de famille',
    save: 'Enregistrer le nom',
    emailTitle: 'Votre courriel',
    emailHint: 'Vous vous connectez avec cette adresse. Pour la changer, écrivez à',
    noEmail: 'Nous n’avons pas d’adresse courriel pour vous.',
  },
  password: {
    title: 'Changer de mot de passe',
    current: 'Mot de passe actuel',
    currentRequired: 'Veuillez entrer votre mot de passe actuel.',
    next: 'Nouveau mot de passe',
    confirm: 'Confirmez le nouveau mot de passe',
    same: 'Choisissez un mot de passe différent de l’actuel.',
    submit: 'Changer le mot de passe',
    changed: 'Votre mot de passe est changé.',
    wrong: 'Votre mot de passe actuel n’est pas le bon.',
    limit: 'Il y a eu trop d’essais. Attendez un peu, puis réessayez.',
    failed: 'Nous n’avons pas pu changer votre mot de passe. Veuillez réessayer.',
    elsewhere:
      'Vous vous êtes connecté par un autre service, comme Google ou Apple. Si vous avez un mot de passe, c’est là qu’il se change.',
  },
  everywhere: {
    title: 'Se déconnecter partout',
    body: 'Vous avez perdu un appareil, ou utilisé celui de quelqu’un d’autre ? Ceci met fin à vos sessions là-bas et ici.',
    kept: 'Les réponses que vous avez commencées sont conservées.',
    submit: 'Me déconnecter partout',
    failed: 'Une erreur est survenue lors de la déconnexion',
  },
  language: {
    title: 'Langue préférée',
    menu: 'Langue',
    intro: 'Nous l’utilisons sur chaque page et dans les messages que nous vous envoyons.',
    current: 'en usage',
    saved: 'Votre langue est enregistrée.',
  },
  profile: {
    documentTitle: 'Profil',
    back: 'Tous les profils',
    whoTitle: 'Ce profil est destiné',
    save: 'Enregistrer le profil',
    avatarTitle: 'Image',
    avatarHint: 'Le motif derrière les initiales vous aide à distinguer les profils.',
    none: 'Aucun motif',
    styles: {
      waves: 'Vagues',
      charlie: 'Chevrons',
      diamonds: 'Losanges',
      aztec: 'Marches',
      rain: 'Pluie',
      bamboo: 'Bambou',
      checkers: 'Damier',
    },
  },
  features: {
    title: 'Fonctions',
    intro: 'Un choix prend effet tout de suite, sur cet appareil seulement.',
    showFeatureToggles: 'Montrer cette page dans les paramètres',
    showFeatureTogglesEffect: 'Sinon, on y accède seulement par son adresse.',
    healthStoryMedicationWizard: 'Ajouter les médicaments étape par étape',
    healthStoryMedicationWizardEffect:
      'Votre histoire de santé pose une question à la fois au sujet d’un médicament.',
    multipleProfiles: 'Plusieurs profils',
    multipleProfilesEffect:
      'Suivez aussi les soins d’autres personnes, et passez de l’une à l’autre dans votre menu.',
  },
  privacy: {
    title: 'Confidentialité',
    intro: 'Ce que vous avez accepté, et ce que nous conservons à votre sujet.',
    consentsTitle: 'Ce que vous avez accepté',
    consentsFailed: 'Ce que vous avez accepté n’a pas pu être chargé',
    consentsNone: 'Rien n’est encore inscrit.',
    privacyPolicy: 'Politique de confidentialité',
    termsOfUse: 'Conditions d’utilisation',
    agreedOn: 'Vous avez accepté le {date}.',
    takenBackOn: 'Vous avez retiré votre accord le {date}.',
    version: 'Version numéro {version}',
    dataTitle: 'Vos données',
    dataBody:
      'Obtenez un fichier de ce que {product} vous montre : votre compte, vos profils, vos accords, vos organisations, vos parcours et vos tâches.',
    dataHint:
      'Le fichier est créé sur cet appareil. Il contient des renseignements de santé : gardez-le en lieu sûr.',
    download: 'Télécharger mes données',
    downloaded: 'Le fichier de vos données est prêt.',
    downloadFailed:
      'Nous n’avons pas pu réunir toutes vos données : il n’y a donc pas de fichier. Veuillez réessayer.',
  },
} satisfies NamespaceSettingsTranslation

export default settings
