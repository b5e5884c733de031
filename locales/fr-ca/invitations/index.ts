import type { TranslationOf } from '../../types.ts'

const invitations = {
  documentTitle: 'Votre invitation',
  poweredBy: 'Propulsé par',
  open: {
    toJourney: '{organization} vous invite à suivre le parcours « {journey} »',
    toOrganization: '{organization} vous invite',
    about: 'Avec un compte, vous pouvez suivre vos soins avec cette équipe.',
    involves: 'En quoi cela consiste',
    from: 'Envoyée par',
    to: 'Envoyée à',
    until: 'Répondre au plus tard le',
  },
  answer: {
    who: 'Pour qui est-ce ?',
    whoHelp: 'Le parcours apparaîtra dans le profil que vous choisissez.',
    yourself: 'Vous-même',
    accept: 'Accepter',
    accepted: 'Vous avez accepté l’invitation.',
    failed: 'Nous n’avons pas pu envoyer votre réponse. Vérifiez votre connexion et réessayez.',
    profilesFailed: 'Nous n’avons pas pu charger vos profils',
    decline: 'Refuser',
    declineTitle: 'Refuser cette invitation ?',
    declineBody: 'Vous ne pourrez plus l’accepter ensuite. {organization} pourra vous en envoyer une autre.',
    declineConfirm: 'Refuser l’invitation',
    declineKeep: 'La garder',
  },
  stranger: {
    how: 'Pour accepter, créez un compte ou connectez-vous. Vous reviendrez à cette page.',
    create: 'Créer un compte',
    signIn: 'Se connecter',
    without: 'Continuer sans compte',
  },
  guestChoices: {
    how: 'Vous êtes ici sans compte. Pour accepter une autre invitation, créez un compte. Ce que vous avez déjà fait vous suivra.',
    create: 'Créer un compte',
    stay: 'Reprendre où vous en étiez',
  },
  wrong: {
    title: 'Cette invitation est destinée à une autre adresse',
    sentTo: 'Elle a été envoyée à {recipient}.',
    youAre: 'Vous utilisez le compte {email}.',
    how: 'Si cette adresse est aussi la vôtre, connectez-vous avec le compte qui l’utilise. Sinon, n’y répondez pas : l’invitation est pour une autre personne.',
    change: 'Se déconnecter et utiliser un autre compte',
    stay: 'Garder ce compte',
    failed: 'La déconnexion n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  },
  enrolled: {
    title: 'Vous suivez déjà ce parcours.',
    body: 'Il n’y a rien à accepter. Vous pouvez continuer tout de suite.',
    profile: 'Si vous pensiez à un autre profil, revenez en arrière pour le choisir.',
    journeys: 'Ouvrir vos parcours',
    back: 'Revenir à l’invitation',
  },
  mine: {
    title: 'Vous avez accepté cette invitation',
    toJourney: 'Vous suivez le parcours « {journey} ».',
    toOrganization: 'Vous êtes en lien avec {organization}.',
    open: 'Ouvrir le parcours',
    openOrganization: 'Ouvrir votre page d’accueil',
  },
  closed: {
    expiredTitle: 'Cette invitation est expirée',
    expiredOn: 'Vous pouviez y répondre jusqu’au {date}.',
    expiredNext: 'Demandez à {organization} de vous en envoyer une autre.',
    revokedTitle: 'Cette invitation a été retirée',
    revoked: '{organization} l’a retirée. Vous ne pouvez donc plus l’accepter.',
    revokedNext: 'Si vous pensez que c’est une erreur, demandez qu’on vous en envoie une autre.',
    declinedTitle: 'Cette invitation a été refusée',
    declined: 'Vous ne participez pas. {organization} peut voir que l’invitation a été refusée.',
    declinedNext: 'Si vous avez changé d’avis, demandez qu’on vous en envoie une autre.',
    acceptedTitle: 'Cette invitation a déjà été acceptée',
    acceptedAccount: 'Elle a été acceptée avec un autre compte que celui que vous utilisez.',
    acceptedSignIn: 'Si c’est vous qui l’avez acceptée, connectez-vous pour continuer.',
    acceptedNext:
      'L’avez-vous acceptée sans compte, et ne pouvez-vous plus l’ouvrir ? Demandez à {organization} de vous en envoyer une autre.',
  },
  unknown: {
    title: 'Nous n’avons pas trouvé cette invitation',
    body: 'Vérifiez que vous avez ouvert le lien au complet. Dans un courriel, il peut s’étendre sur deux lignes.',
    next: 'Si cela ne fonctionne toujours pas, demandez une autre invitation à votre équipe de soins.',
  },
  none: {
    title: 'Ouvrez le lien de votre invitation',
    missing: 'Aucun jeton d’invitation n’a été fourni',
    accept:
      'Cette page s’ouvre seulement avec le lien de l’invitation que votre équipe de soins vous a envoyée.',
    welcome:
      'Vous pouvez utiliser {product} sans compte si une équipe de soins vous a envoyé une invitation. Ouvrez le lien de l’invitation.',
    next: 'Vous avez un compte, ou vous en voulez un ? Vous n’avez pas besoin d’invitation pour cela.',
  },
  failed: {
    title: 'Votre invitation n’a pas pu être chargée',
  },
  leave: {
    home: 'Aller à votre page d’accueil',
    guest: 'Reprendre où vous en étiez',
    signIn: 'Aller à la page de connexion',
  },
  welcome: {
    documentTitle: 'Sans compte',
    title: 'Continuer sans compte',
    invited: '{organization} vous invite à suivre le parcours « {journey} ».',
    canTitle: 'Ce que vous pouvez faire',
    can: 'Suivre ce parcours : le lire, répondre à ses questions et envoyer vos réponses à votre équipe de soins.',
    lastsTitle: 'Combien de temps cela dure',
    lasts:
      '24 heures, et seulement dans cet onglet du navigateur. Si vous fermez l’onglet, vous ne pourrez pas revenir.',
    keepTitle: 'Comment conserver ce que vous avez fait',
    keep: 'Créez un compte n’importe quand avant la fin. Tout ce que vous avez fait vous suivra.',
    start: 'Continuer sans compte',
    failed: 'Nous n’avons pas pu commencer votre visite. Vérifiez votre connexion et réessayez.',
    unusable:
      'Ce navigateur n’a pas pu enregistrer votre visite. Vérifiez que la date et l’heure de cet appareil sont justes, et qu’il permet aux sites Web de conserver des données. Demandez ensuite une autre invitation à {organization}.',
  },
  account: {
    title: 'Il faut un compte pour cette invitation',
    body: 'Vous ne pouvez pas l’accepter sans compte. Créer un compte prend quelques minutes. Vous reviendrez ensuite à l’invitation.',
  },
  here: {
    title: 'Vous êtes ici sans compte',
    body: 'Vous pouvez continuer pendant 24 heures à partir du début de votre visite, tant que cet onglet du navigateur reste ouvert.',
    keep: 'Créez un compte pour conserver ce que vous avez fait.',
    signUp: 'Créer un compte',
    goOn: 'Continuer',
    other: 'Vous avez ouvert une autre invitation.',
    see: 'Voir l’invitation',
  },
  ended: {
    title: 'Votre visite est terminée',
    body: 'Sans compte, une visite dure 24 heures et reste dans un seul onglet du navigateur.',
    sent: 'Votre équipe de soins a reçu ce que vous avez envoyé. Vous ne pouvez plus l’ouvrir ici.',
    next: 'Pour continuer, demandez une autre invitation à votre équipe de soins. Si vous avez créé un compte, connectez-vous.',
  },
} satisfies TranslationOf<'invitations'>

export default invitations
