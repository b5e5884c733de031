import type { TranslationOf } from '../../types.ts'

/** Toutes les données : les accès, la recherche, la chronologie et la vérification annuelle. */
export const overview = {
  title: 'Données de santé',
  whose: 'Les données de {name}',
  story: 'Histoire de santé',
  views: 'Façons de voir vos données',
  byKind: 'Par catégorie',
  start: 'Commencez par ce que vous connaissez le mieux. Vous pourrez ajouter le reste en tout temps.',
  timeline: 'Chronologie',
  check: 'Est-ce toujours exact ?',
  search: 'Rechercher dans vos données',
  kinds: {
    allergies: {
      name: 'Allergies',
      about: 'Ce que votre corps tolère mal, et comment il réagit.',
      add: 'Ajouter une allergie',
    },
    conditions: {
      name: 'Problèmes de santé',
      about: 'Vos maladies et problèmes de santé, actuels ou passés.',
      add: 'Ajouter un problème de santé',
    },
    documents: {
      name: 'Documents',
      about: 'Lettres, rapports et autres papiers que vous gardez en format PDF.',
      add: 'Téléverser un document',
    },
    familyHistory: {
      name: 'Antécédents familiaux',
      about: 'Les maladies des membres de votre famille qui peuvent compter pour vos propres soins.',
      add: 'Ajouter un membre de la famille',
    },
    immunizations: {
      name: 'Vaccins',
      about: 'Les vaccins que vous avez reçus, et quand.',
      add: 'Ajouter un vaccin',
    },
    medications: {
      name: 'Médicaments',
      about: 'Les médicaments, les vitamines et les produits naturels que vous prenez ou avez pris.',
      add: 'Ajouter un médicament',
    },
    procedures: {
      name: 'Interventions',
      about: 'Les opérations et autres traitements que vous avez eus.',
      add: 'Ajouter une intervention',
    },
    testResults: {
      name: 'Résultats d’analyses',
      about: 'Analyses de sang et autres mesures, avec les valeurs habituelles.',
      add: 'Ajouter un résultat d’analyse',
    },
  },
  measurements: {
    name: 'Mesures',
    about: 'Le poids, la tension artérielle et les autres valeurs que vous mesurez à la maison.',
    add: 'Ajouter une mesure',
  },
  add: 'Ajouter',
  count: '{count} {{élément|éléments}}',
  newCount: '{count} {{nouveau|nouveaux}}',
  none: 'Rien ici pour l’instant',
  updated: 'Mis à jour le {date}',
  said: {
    noneKnown: 'Vous avez indiqué qu’il n’y en a pas',
    unknown: 'Vous avez indiqué ne pas savoir',
    declined: 'Vous avez choisi d’y revenir plus tard',
  },
  countFailed: 'Nous n’avons pas pu les compter',
  results: {
    title: '{count} {{élément trouvé|éléments trouvés}} pour « {search} »',
    searching: 'Recherche en cours…',
    all: 'Voir les {count} éléments dans « {kind} »',
    failed: 'La recherche n’a pas pu tout couvrir',
    body: 'Recherche impossible dans : {kinds}.',
  },
  line: {
    title: 'Toutes les données par date',
    showing: '{shown} sur {total}, du plus récent au plus ancien',
    undated: 'Sans date',
    dose: 'Dose {number}',
    older: 'Voir les données plus anciennes',
    failed: 'Il manque des données ici',
    body: 'Nous n’avons pas pu charger : {kinds}.',
    empty: 'Aucune donnée pour l’instant',
    emptyBody: 'Ce que vous ajoutez apparaît ici, dans l’ordre où c’est arrivé.',
    start: 'Choisir quoi ajouter',
  },
  yearly: {
    title: 'Est-ce toujours exact ?',
    intro:
      'Vous n’avez pas vérifié ces données depuis un an. Les équipes de soins s’y fient davantage quand elles ont été vérifiées.',
    count: '{count} {{élément|éléments}} à vérifier',
    done: 'Vous avez tout vérifié',
    doneBody: 'Merci. Nous vous le redemanderons dans un an.',
    back: 'Retour à vos données',
    yes: 'Oui',
    yesNamed: 'Oui, c’est toujours exact : {name}',
    changed: 'Ça a changé',
    changedNamed: '{name} : ça a changé',
    stopped: {
      medications: 'J’ai cessé de le prendre',
      conditions: 'C’est terminé',
      allergies: 'Je ne l’ai plus',
    },
    stoppedNamed: '{name} : {action}',
    yesToAll: 'Tout ceci est toujours exact',
    confirmed: '{name} : vérifié aujourd’hui.',
    confirmedMany: '{count} {{élément vérifié|éléments vérifiés}} aujourd’hui.',
    ended: '{name} se trouve maintenant parmi les éléments passés.',
    endTitle: {
      medications: 'Avez-vous cessé de prendre {name} ?',
      conditions: '{name} : est-ce terminé ?',
      allergies: '{name} : cette allergie est-elle disparue ?',
    },
    endBody:
      'L’information reste dans vos données, parmi les éléments passés. Vous pouvez changer cela en tout temps.',
    endConfirm: {
      medications: 'Oui, j’ai cessé',
      conditions: 'Oui, c’est terminé',
      allergies: 'Oui, elle est disparue',
    },
    never: 'Ajouté le {date}, jamais vérifié depuis',
    last: 'Dernière vérification : {date}',
    saveFailed: 'Nous n’avons pas pu enregistrer ce changement. Veuillez réessayer.',
    failed: 'Nous n’avons pas pu charger les données à vérifier',
    section: '{count} {{élément n’a|éléments n’ont}} pas été {{count:vérifié|vérifiés}} depuis un an.',
    start: 'Vérifier maintenant',
  },
} satisfies TranslationOf<'records'>['overview']

/** `/patient/healthstory` : de qui ouvrir l’histoire. */
export const landing = {
  title: 'Histoire de santé',
  notShared:
    'Vous êtes ici comme personne proche aidante. Vous voyez les parcours et les étapes, mais pas l’Histoire de santé.',
  choose: 'De qui voulez-vous voir l’histoire de santé ?',
  open: 'Ouvrir',
  openNamed: 'Ouvrir l’histoire de santé de {name}',
  chooseHint:
    'Vous vous occupez de plusieurs personnes. Vous agirez pour la personne choisie jusqu’à ce que vous en changiez.',
  failed: 'Nous n’avons pas pu charger vos profils',
  none: {
    title: 'Vous n’avez pas encore de profil',
    body: 'Une histoire de santé appartient à un profil : le vôtre ou celui d’une personne dont vous prenez soin. Créez-en un, puis notez ce qui compte pour votre santé.',
    create: 'Créer un profil',
  },
} satisfies TranslationOf<'records'>['landing']
