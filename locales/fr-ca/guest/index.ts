import type { TranslationOf } from '../../types.ts'

const guest = {
  signUp: {
    documentTitle: 'Créer un compte',
    kept: 'Ce que vous avez fait sans compte sera dans votre nouveau compte.',
    back: 'Revenir où vous étiez',
    preparing: 'Un instant. Nous préparons votre compte…',
    claiming: 'Un instant. Nous transférons ce que vous avez fait dans votre compte…',
    problemTitle: 'Oups !',
    problem: 'Un problème est survenu lors de votre inscription.',
    enrolled: 'Vous suivez déjà ce parcours.',
    enrolledNext: 'Vous le retrouverez sur votre page d’accueil, tel que vous l’avez laissé.',
    safe: 'Rien de ce que vous avez fait n’est perdu. Réessayez dans un instant.',
    goBack: 'Revenir',
    goHome: 'Aller à l’accueil',
  },
} satisfies TranslationOf<'guest'>

export default guest
