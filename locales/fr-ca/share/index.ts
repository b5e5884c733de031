import type { TranslationOf } from '../../types.ts'

const share = {
  accept: {
    documentTitle: 'Histoire de santé partagée',
    title: '{name} vous a partagé son histoire de santé',
    intro: 'Pour l’ouvrir, entrez le code d’accès que {name} vous a donné. Il ne faut pas de compte.',
    ends: 'Ce lien fonctionne jusqu’au {date}',
    hoursLeft: '(il reste environ {count} {{count:heure|heures}})',
    minutesLeft: '(il reste moins d’une heure)',
    passcode: 'Code d’accès',
    passcodeHelp: '6 chiffres. Vous l’avez reçu séparément du lien.',
    passcodeMissing: 'Entrez le code d’accès',
    passcodeForm: 'Entrez les 6 chiffres du code d’accès',
    name: 'Votre nom et votre clinique',
    nameHelp: '{name} verra ce nom et le moment où vous avez ouvert le lien.',
    submit: 'Ouvrir',
    attemptsLeft: 'Il reste {count} {{count:essai|essais}}.',
    lockedNext: 'Ce lien est maintenant bloqué. Demandez à {name} de vous en envoyer un nouveau.',
    privacy: 'Ce que vous verrez est privé. Ouvrez-le seulement si cela vous était destiné.',
    failed: 'Nous n’avons pas pu ouvrir le lien',
    sendFailed: 'Nous n’avons pas pu vérifier le code. Vérifiez votre connexion et réessayez.',
  },
  reading: {
    documentTitle: 'Histoire de santé partagée',
    title: 'Histoire de santé de {name}',
    by: 'Partagée par {name}',
    ends: 'L’accès prend fin le {date}',
    tab: 'Elle reste ouverte dans cet onglet seulement, jusqu’à ce moment.',
    end: 'Terminer',
    print: 'Imprimer',
    language: 'Langue du sommaire',
    both: 'Anglais et français',
    failed: 'Nous n’avons pas pu charger cette histoire de santé',
    ended: 'Vous avez fermé cette histoire de santé.',
  },
  note: {
    title: 'Laisser une note à {name}',
    intro:
      '{name} la lira dans son portail. Ce n’est pas un moyen de joindre cette personne en cas d’urgence.',
    author: 'Votre nom',
    authorMissing: 'Entrez votre nom',
    text: 'Note',
    textMissing: 'Écrivez votre note',
    send: 'Laisser la note',
    sent: '{name} trouvera votre note dans son portail.',
    failed: 'Nous n’avons pas pu laisser votre note. Vérifiez votre connexion et réessayez.',
    full: 'On ne peut plus laisser de note ici.',
  },
  ended: {
    expired: 'Les 48 heures de ce lien sont écoulées.',
    revoked: '{name} a désactivé ce lien.',
  },
} satisfies TranslationOf<'share'>

export default share
