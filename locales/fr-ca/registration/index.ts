import type { TranslationOf } from '../../types.ts'

const registration = {
  title: 'Lien pour s’inscrire à ce parcours',
  about:
    'Toute personne qui a ce lien peut s’inscrire au parcours sans invitation. Elle lit en quoi il consiste, puis crée un compte ou continue sans compte.',
  on: 'Activé',
  off: 'Désactivé',
  address: 'Adresse du lien',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  copyFailed: 'Nous n’avons pas pu le copier. Sélectionnez-le et copiez-le vous-même.',
  qrLabel: 'Code QR du lien',
  qrHelp:
    'Imprimez-le ou affichez-le à l’écran. Il suffit de le balayer avec un téléphone pour ouvrir le lien.',
  joined:
    '{count} {{personne s’est inscrite|personnes se sont inscrites}} avec ce lien, la dernière fois le {date}',
  nobody: 'Personne ne s’est encore inscrit avec ce lien.',
  none: 'Ce parcours n’a pas encore de lien.',
  make: 'Créer le lien',
  made: 'Le lien est prêt.',
  makeFailed: 'Nous n’avons pas pu créer le lien. Vérifiez votre connexion et réessayez.',
  turnOff: 'Désactiver',
  turnOffTitle: 'Désactiver le lien ?',
  turnOffBody:
    'Plus personne ne pourra s’inscrire avec ce lien, même à partir des affiches et des messages déjà distribués. Les personnes inscrites restent dans le parcours.',
  turnOffUndo: 'Vous pourrez le réactiver en tout temps. Son adresse reste la même.',
  turnOffConfirm: 'Désactiver le lien',
  turnedOff: 'Le lien est désactivé.',
  isOff:
    'Les personnes qui ouvrent le lien voient qu’il ne fonctionne pas. Celles qui se sont déjà inscrites restent dans le parcours.',
  turnOn: 'Réactiver',
  turnedOn: 'Le lien fonctionne de nouveau.',
  turnFailed: 'Nous n’avons pas pu modifier le lien. Vérifiez votre connexion et réessayez.',
  failed: 'Nous n’avons pas pu charger le lien',
} satisfies TranslationOf<'registration'>

export default registration
