import type { TranslationOf } from '../../types.ts'

const emergency = {
  documentTitle: 'Page d’urgence',
  titleOf: 'Page d’urgence de {name}',
  intro: 'Ce que les autres doivent savoir en cas d’urgence, sur une page.',
  back: 'Retour au sommaire',
  backToPage: 'Retour à la page d’urgence',
  print: 'Imprimer',
  share: 'Partager cette page',
  card: 'Carte de portefeuille',
  edit: 'Modifier les renseignements d’urgence',
  language: 'Langue',
  both: 'Les deux, deux pages',
  missing: {
    title: 'Il manque encore sur cette page',
    contact: 'Personne à joindre',
    dateOfBirth: 'Date de naissance',
    languages: 'Langues parlées',
    add: 'Ajouter les renseignements d’urgence',
  },
  details: {
    title: 'Renseignements d’urgence',
    intro: 'Ils figurent sur la page d’urgence, sur la carte de portefeuille et dans le sommaire.',
    dateOfBirth: 'Date de naissance',
    spoken: 'Langues parlées',
    spokenHelp: 'Par exemple « français, un peu d’anglais ». Indiquez si un interprète est nécessaire.',
    implants: 'Dispositifs implantés',
    implantsHelp:
      'Par exemple un stimulateur cardiaque, une pompe à insuline ou une plaque de métal. Indiquez depuis quand.',
    contact: 'Personne à joindre',
    contactHelp: 'Demandez-lui d’abord si vous pouvez donner son numéro.',
    name: 'Nom',
    relation: 'Lien',
    relationHelp: 'Par exemple « fille » ou « voisin ».',
    phone: 'Numéro de téléphone',
    nameMissing: 'Entrez le nom de la personne à joindre',
    phoneMissing: 'Entrez le numéro de téléphone de la personne à joindre',
    save: 'Enregistrer',
    saved: 'Les renseignements d’urgence sont enregistrés.',
    saveFailed:
      'Nous n’avons pas pu enregistrer les renseignements d’urgence. Vérifiez votre connexion et réessayez.',
    failed: 'Nous n’avons pas pu charger les renseignements d’urgence',
  },
  kept: {
    label: 'Garder cette page sur cet appareil',
    help: 'Sans connexion, le portail s’ouvre sur cette page. Toute personne qui peut déverrouiller cet appareil peut alors la lire. Elle est effacée si vous décochez cette case ou vous déconnectez.',
    open: 'Ouvrir la copie sur cet appareil',
    failed:
      'Nous n’avons pas pu garder la page. Votre navigateur manque peut-être d’espace ou est en mode privé. Réessayez, ou imprimez la page.',
    on: 'Gardée sur cet appareil le {date|bare}. Elle peut avoir changé depuis.',
    portal: 'Aller au portail',
  },
  wallet: {
    title: 'Carte de portefeuille',
    intro: 'Imprimez-la, découpez-la le long du contour et pliez-la au format d’une carte bancaire.',
    print: 'Imprimer la carte',
    addCode: 'Ajouter un code QR',
    codeHelp:
      'Le code ouvre la page d’urgence pendant 48 heures, par exemple pour un voyage ou un rendez-vous. Il comprend le code d’accès : toute personne qui trouve la carte peut lire la page.',
    codeUntil:
      'Le code fonctionne jusqu’au {date|bare}. Nous ne le montrons que maintenant : imprimez la carte avant de quitter cette page. Vous pouvez le désactiver sous « Vos liens partagés ».',
    codeFailed: 'Nous n’avons pas pu créer le code. Vérifiez votre connexion et réessayez.',
    tooMany: 'Vous avez trop de liens actifs. Désactivez-en un d’abord.',
    manage: 'Vos liens partagés',
    label: 'Carte de portefeuille',
  },
} satisfies TranslationOf<'emergency'>

export default emergency
