import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const auth = {
  login: {
    title: 'Connexion',
    intro: 'Utilisez l’adresse courriel et le mot de passe de votre compte.',
    email: 'Adresse courriel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    blank: 'Veuillez continuer avec votre compte Google ou utiliser une adresse courriel et un mot de passe.',
    incorrect: 'Adresse courriel ou mot de passe incorrect.',
    failed: 'Une erreur est survenue.',
    offline: 'Vérifiez votre connexion à Internet, puis réessayez.',
    unconfirmed:
      'Votre compte n’est pas encore confirmé. Écrivez à {email} et nous vous aiderons à terminer votre inscription.',
    welcome: 'Vos soins, une étape à la fois',
    safe: 'Ce que vous dites à votre équipe de soins reste entre elle et vous.',
  },
  expired: {
    title: 'Veuillez vous reconnecter',
    body: 'Votre session a pris fin pour protéger vos renseignements. Ce que vous avez écrit est toujours là : reconnectez-vous pour continuer.',
    leave: 'Me déconnecter et quitter cette page',
  },
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
    agree: 'J’accepte la politique de confidentialité et les conditions d’utilisation',
    failed: 'Nous n’avons pas pu enregistrer votre réponse. Veuillez réessayer.',
  },
} satisfies NamespaceAuthTranslation

export default auth
