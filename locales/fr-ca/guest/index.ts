import type { TranslationOf } from '../../types.ts'

const guest = {
  signUp: {
    documentTitle: 'Créer un compte',
    kept: 'Ce que vous avez fait à titre d’invité sera dans votre nouveau compte.',
    back: 'Revenir où j’étais',
    preparing: 'Un instant. Nous préparons votre compte...',
    claiming: 'Un instant. Nous transférons ce que vous avez fait dans votre compte...',
    problemTitle: 'Oh là là !',
    problem: 'Un problème est survenu lors de votre inscription.',
    enrolled: 'Vous êtes déjà inscrit à ce parcours.',
    enrolledNext: 'Vous le retrouverez sur votre page d’accueil, tel que vous l’avez laissé.',
    safe: 'Ce que vous avez fait à titre d’invité n’est pas perdu. Réessayez dans un instant.',
    goBack: 'Revenir',
    goHome: 'Aller à l’accueil',
  },
} satisfies TranslationOf<'guest'>

export default guest
