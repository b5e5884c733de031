import type { TranslationOf } from '../../types.ts'

const calendar = {
  intro:
    'Vous obtenez un fichier que tout calendrier peut ouvrir. En ouvrir un plus récent met à jour ce qui s’y trouve.',
  what: 'Éléments à ajouter',
  kind: {
    steps: 'Étapes qui ont une échéance',
    checkIns: 'Prochaine fois des étapes répétées',
    medications: 'Heures des médicaments',
    doses: 'Prochaines doses de vaccin',
  },
  kindHelp: {
    medications: 'Les médicaments à prendre à heures fixes. Les autres n’ont pas d’heure à ajouter.',
    doses: 'Les doses prévues un jour précis.',
  },
  names: 'Afficher les noms dans le calendrier',
  namesHelp:
    'Toute personne qui voit votre calendrier peut lire les noms des étapes et des médicaments. Sans eux, on y lit seulement que quelque chose est prévu.',
  save: 'Télécharger le fichier',
  missing: 'Choisissez au moins un élément',
  failed:
    'Nous n’avons pas pu tout lire, il n’y a donc pas de fichier. Vérifiez votre connexion et réessayez.',
  empty: 'Rien n’a de date pour l’instant.',
  done: 'Enregistrement du fichier : {file} ({count} {{count:élément|éléments}})',
  file: 'calendrier-portage',
  subscribe: 'Voulez-vous que votre calendrier reste à jour ?',
  subscribeLink: 'Configurer une adresse de calendrier',
  address: {
    title: 'Adresse de calendrier',
    intro:
      'Ajoutez cette adresse privée à votre calendrier une seule fois. Vos échéances y apparaissent ensuite et restent à jour.',
    private:
      'Toute personne qui a l’adresse peut voir quand quelque chose est prévu. Elle ne voit aucun nom ni détail, par exemple quel médicament.',
    what: 'Contenu de votre calendrier',
    create: 'Créer l’adresse',
    save: 'Enregistrer',
    created: 'Votre adresse de calendrier est prête.',
    saved: 'Votre calendrier est à jour.',
    saveFailed: 'L’enregistrement a échoué. Vos choix sont toujours là. Veuillez réessayer.',
    loadFailed: 'Votre adresse de calendrier n’a pas pu être chargée',
    yours: 'Votre adresse privée',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    copyFailed: 'Nous n’avons pas pu copier l’adresse. Sélectionnez-la et copiez-la vous-même.',
    open: 'Ajouter au calendrier de cet appareil',
    how: 'Google Agenda sur le Web : choisissez « Autres agendas », puis « À partir de l’URL ». Outlook sur le Web : choisissez « Ajouter un calendrier », puis « S’abonner à partir du Web ».',
    read: 'Un calendrier l’a lue pour la dernière fois le {date|bare}.',
    unread: 'Aucun calendrier ne l’a encore lue.',
    replace: 'Remplacer l’adresse',
    replaceTitle: 'Remplacer votre adresse de calendrier ?',
    replaceBody:
      'L’adresse actuelle cesse de fonctionner tout de suite. Votre calendrier n’affiche rien de nouveau tant que vous n’y ajoutez pas la nouvelle adresse.',
    replaced: 'Vous avez une nouvelle adresse de calendrier. L’ancienne ne fonctionne plus.',
    replaceFailed: 'Nous n’avons pas pu remplacer l’adresse. Veuillez réessayer.',
    off: 'Désactiver l’adresse',
    offTitle: 'Désactiver votre adresse de calendrier ?',
    offBody:
      'Elle cesse de fonctionner tout de suite. Supprimez aussi le calendrier dans votre programme de calendrier.',
    offDone: 'Votre adresse de calendrier est désactivée.',
    offFailed: 'Nous n’avons pas pu désactiver l’adresse. Veuillez réessayer.',
  },
  entry: {
    step: 'Portage : une étape arrive à échéance',
    checkIn: 'Portage : votre prochain suivi s’ouvre',
    medication: 'Portage : un médicament est à prendre',
    dose: 'Portage : une dose de vaccin est prévue',
    stepNamed: 'À faire : {name}',
    checkInNamed: 'S’ouvre : {name}',
    medicationNamed: 'À prendre : {name}',
    doseNamed: 'Vaccin : {name}',
    forPerson: '{title} (pour {name})',
    about: 'Ouvrir Portage : {address}',
  },
} satisfies TranslationOf<'calendar'>

export default calendar
