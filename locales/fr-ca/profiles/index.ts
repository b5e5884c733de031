import type { TranslationOf } from '../../types.ts'

const profiles = {
  title: 'Profils',
  intro: 'Chaque profil est pour une seule personne : vous, ou quelqu’un dont vous prenez soin.',
  introOne: 'Votre profil sert à vos propres soins.',
  yours: 'Vous',
  someone: 'Une personne dont vous prenez soin',
  helping: 'Vous l’aidez comme personne proche aidante',
  active: 'Actif',
  edit: 'Modifier',
  use: 'Passer à ce profil',
  add: 'Ajouter un profil',
  failed: 'Nous n’avons pas pu charger vos profils',
  none: {
    title: 'Vous n’avez pas encore de profil',
    body: 'Un profil dit à une équipe de soins de qui elle s’occupe.',
    create: 'Créer un profil',
  },
  nameless: 'Sans nom',
  menu: 'Vos profils',
  menuActive: 'profil actif',
  menuFailed: 'Vos profils n’ont pas pu être chargés. Réessayez',
  switched: 'Vous voyez maintenant les renseignements de {name}.',
  switchFailed: 'Nous n’avons pas pu passer au profil « {name} ». Veuillez réessayer.',
  acting: {
    label: 'Profil actif',
    text: 'Vous agissez pour {name}.',
    own: 'Revenir à votre propre profil',
  },
} satisfies TranslationOf<'profiles'>

export default profiles
