import type { TranslationOf } from '../../types.ts'

const gates = {
  consent: {
    title: 'Données et confidentialité',
    intro: 'Avant de commencer, lisez comment {product} utilise et protège vos renseignements.',
    whatTitle: 'Ce que nous conservons',
    what: 'Votre nom et votre adresse courriel, ainsi que les réponses et les renseignements de santé que vous donnez.',
    whyTitle: 'Pourquoi nous les conservons',
    why: 'Pour que vous et les équipes de soins que vous choisissez puissiez suivre vos soins ensemble. Nous ne les vendons pas.',
    rightsTitle: 'Ce que vous pouvez faire',
    rights: 'Vous pouvez consulter vos renseignements, les corriger et changer d’avis en tout temps.',
    readTitle: 'À lire avant d’accepter',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    versionAndDate: 'Version {version}, mise à jour le {date}',
    version: 'Version {version}',
    date: 'Mise à jour le {date}',
    agree: 'J’accepte la politique de confidentialité et les conditions d’utilisation',
    failed: 'Nous n’avons pas pu enregistrer votre réponse. Veuillez réessayer.',
    takenBack: 'Vous avez retiré votre accord',
    takenBackBody:
      'Vous pouvez accepter de nouveau ici. Vous pouvez aussi aller à votre page de confidentialité pour télécharger vos données ou fermer votre compte.',
    toPrivacy: 'Aller à votre page de confidentialité',
    decline: 'Je n’accepte pas',
    declineTitle: 'Vous devez accepter pour continuer',
    declineWhat:
      'Sans votre accord, nous n’avons pas le droit de conserver vos renseignements. Vous ne pourrez donc pas utiliser {product}.',
    declineThen:
      'Si vous vous déconnectez maintenant, nous ne conservons pas votre réponse. Vous pouvez revenir en tout temps.',
    declineHelp: 'Vous avez des questions avant de décider ? Écrivez à {email}.',
    declineBack: 'Relire la page',
    declineLeave: 'Se déconnecter',
    guestWhat:
      'Les réponses et les renseignements de santé que vous donnez. Pour commencer, vous n’avez à donner ni votre nom ni votre adresse courriel.',
    guestThen:
      'Si vous quittez maintenant, nous ne conservons pas votre réponse. Votre invitation reste ouverte : vous pourrez revenir avec le même lien.',
    guestLeave: 'Quitter',
  },
  profile: {
    documentTitle: 'Créer un profil',
    step: 'Étape {step} sur {steps}',
    next: 'Suivant',
    back: 'Retour',
    create: 'Créer le profil',
    welcome: {
      title: 'Créons un profil',
      intro: 'Votre équipe de soins doit savoir de qui elle s’occupe. Cela prend environ une minute.',
      points:
        'Indiquez d’abord à qui le profil est destiné. Entrez ensuite le nom de cette personne. Vous pourrez changer les deux plus tard.',
    },
    who: {
      title: 'À qui ce profil est-il destiné ?',
      legend: 'Ce profil est destiné',
      myself: 'À moi',
      someone: 'À une personne dont je prends soin',
      someoneHelp: 'Par exemple votre enfant, ou un parent que vous aidez',
    },
    name: {
      titleMyself: 'Quel est votre nom ?',
      titleSomeone: 'Quel est le nom de la personne dont vous prenez soin ?',
      first: 'Prénom',
      last: 'Nom de famille',
    },
    created: 'Le profil a été créé',
    failed: 'Le profil n’a pas pu être créé',
    failedHint: 'Ce que vous avez écrit est toujours là. Veuillez réessayer.',
    loadFailed: 'Le profil a été créé, mais nous n’avons pas pu le charger. Veuillez réessayer.',
  },
  language: {
    title: 'Langue préférée',
    intro: 'Nous utilisons votre langue préférée partout où nous le pouvons, et l’anglais ailleurs.',
    later: 'Vous pourrez la changer plus tard dans le menu des paramètres.',
    select: 'Choisissez votre langue préférée',
  },
  timeout: {
    title: 'Êtes-vous toujours là ?',
    body: 'Vous n’avez pas utilisé {product} depuis un moment. Pour protéger vos renseignements, votre session prendra fin dans :',
    left: '{minutes} {{minutes:minute|minutes}} et {seconds} {{seconds:seconde|secondes}}',
    minutesLeft: 'Votre session prendra fin dans {minutes} {{minutes:minute|minutes}}.',
    kept: 'Les réponses que vous avez commencées sont enregistrées.',
    stay: 'Rester en session',
    leave: 'Se déconnecter maintenant',
    endedLabel: 'À propos de votre session',
    ended:
      'Votre session a pris fin parce que vous n’avez pas utilisé {product} pendant {hours} {{hours:heure|heures}}. Connectez-vous pour reprendre où vous en étiez.',
  },
} satisfies TranslationOf<'gates'>

export default gates
