/** Importing measurements from a file. */
export const file = {
  action: 'Importer un fichier',
  title: 'Importer des mesures',
  intro:
    'Ajoutez les valeurs d’un appareil ou d’une application. Le fichier est lu dans ce navigateur : seules les valeurs que vous confirmez ci-dessous sont envoyées.',
  needs:
    'Le fichier doit avoir une ligne d’en-tête, une colonne pour la date et une colonne pour chaque chose mesurée. Par exemple : Date, Heure, Poids (kg), Systolique, Diastolique, Pouls, Glycémie (mmol/L), Température (°C), Douleur, Remarques.',
  example: 'Télécharger un exemple',
  exampleName: 'exemple-de-mesures',
  exampleNote: 'Avant le déjeuner',
  field: 'Fichier CSV ou exportation d’Apple Santé',
  apple:
    'Depuis un iPhone : dans l’app Santé, touchez votre photo, puis « Exporter toutes les données de santé », et choisissez ici le fichier export.zip. Nous lisons le poids, la tension artérielle, la glycémie, la température et la fréquence cardiaque au repos.',
  reading: 'Lecture du fichier',
  newest: 'Ce fichier contient {total} valeurs. Seules les {most} plus récentes peuvent être ajoutées.',
  implausible:
    '{count} {{valeur est laissée|valeurs sont laissées}} de côté, car impossible ou dans le futur.',
  notApple:
    'Nous n’avons pas pu lire ce fichier comme une exportation d’Apple Santé. Si c’est un fichier ZIP, ouvrez-le et choisissez le fichier .xml.',
  noValues:
    'Ce fichier ne contient ni poids, ni tension artérielle, ni glycémie, ni température, ni fréquence cardiaque au repos.',
  unreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez-le de nouveau.',
  unknownColumns:
    'Nous n’avons trouvé ni colonne de dates ni colonne de valeurs dans la première ligne de ce fichier.',
  tooLong: 'Ce fichier compte plus de {most} lignes. Divisez-le en plusieurs fichiers.',
  order: 'Comment les dates de ce fichier sont-elles écrites ?',
  dayFirst: 'Le jour d’abord : {date}',
  monthFirst: 'Le mois d’abord : {date}',
  unitOf: 'Unité dans ce fichier : {kind}',
  skipped: 'Non importé : {columns}',
  otherUnit: 'La glycémie en mg/dL n’est pas importée. Cette page utilise les mmol/L.',
  preview: 'Ce qui sera ajouté',
  previewFailed: 'Nous n’avons pas pu comparer le fichier avec vos mesures',
  kindCount: '{kind} : {count} {{count:valeur|valeurs}}, {range}',
  range: 'de {from} à {to}',
  days: 'Du {first} au {last}',
  known:
    '{count} {{count:valeur existe|valeurs existent}} déjà et ne {{count:sera|seront}} pas {{count:ajoutée|ajoutées}} de nouveau.',
  nothing: 'Il n’y a rien de nouveau dans ce fichier.',
  wrong: '{count} {{count:cellule ne peut pas être importée|cellules ne peuvent pas être importées}}',
  wrongCell: 'Ligne {line}, {column} : {problem}',
  moreWrong: 'et {count} de plus',
  firstRows: 'Les premières valeurs',
  problem: {
    noDate: 'La date manque',
    dateUnread: 'Ce n’est pas une date',
    timeUnread: 'Ce n’est pas une heure',
    future: 'Ce moment n’est pas encore arrivé',
    pair: 'Une tension artérielle a besoin de ses deux valeurs',
    lowerFirst: 'La valeur inférieure doit être sous la valeur supérieure',
  },
  add: 'Ajouter {count} {{count:valeur|valeurs}}',
  progress: '{done} sur {total} ajoutées',
  failed:
    'Seulement {done} valeurs sur {total} ont été ajoutées. Réessayez pour ajouter les autres : aucune ne sera ajoutée deux fois.',
  done: '{count} {{count:valeur ajoutée|valeurs ajoutées}}.',
  see: 'Voir vos mesures',
} as const
