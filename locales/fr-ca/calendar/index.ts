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
