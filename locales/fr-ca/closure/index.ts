import type { TranslationOf } from '../../types.ts'

const closure = {
  title: 'Fermer votre compte',
  intro:
    'Vous pouvez fermer votre compte {product}. La fermeture a lieu 30 jours après votre confirmation : vous avez le temps de changer d’avis. Ce jour-là :',
  signIn:
    'Vous ne pourrez plus vous connecter, ni voir vos renseignements et ceux des personnes dont vous prenez soin.',
  journeys: 'Vos parcours s’arrêteront. Les réponses que vous n’avez pas envoyées seront supprimées.',
  shares:
    'Les liens vers votre histoire de santé cesseront de fonctionner. Les invitations ouvertes seront annulées.',
  team: 'Vos équipes de soins verront que vous avez fermé votre compte.',
  law: 'Ce que vous avez envoyé à une clinique fait partie du dossier de vos soins. La loi fixe la durée pendant laquelle les cliniques doivent le conserver, souvent de nombreuses années.',
  copy: 'Vous voulez une copie de vos données ? Téléchargez-la d’abord.',
  first: 'Pour nous assurer qu’il s’agit bien de vous, nous envoyons un code à {email}.',
  send: 'Envoyer un code par courriel',
  codeTitle: 'Entrez votre code pour fermer votre compte',
  sent: 'Nous avons envoyé un code à {email}. Il est valide pendant 30 minutes.',
  submit: 'Fermer votre compte',
  keep: 'Garder votre compte',
  kept: 'Votre compte reste ouvert.',
  keepFailed: 'Nous n’avons pas pu annuler la fermeture de votre compte. Veuillez réessayer.',
  noticeTitle: 'Votre compte sera fermé le {date}',
  notice: 'Rien ne change d’ici là, et vous pouvez encore changer d’avis.',
  failed: {
    send: 'Nous n’avons pas pu envoyer de code. Veuillez réessayer.',
    confirm: 'Nous n’avons pas pu fermer votre compte. Veuillez réessayer.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
    expired: 'Ce code est expiré. Demandez-en un autre.',
    attempts: 'Vous avez entré trop de codes incorrects. Demandez-en un autre.',
    lastAdmin: 'Personne d’autre n’a le rôle d’administration. Donnez-le d’abord à quelqu’un d’autre.',
  },
} satisfies TranslationOf<'closure'>

export default closure
