import type { TranslationOf } from '../../types.ts'
import { file } from './file.ts'
import { targets } from './targets.ts'

const measurements = {
  title: 'Mesures',
  intro:
    'Ce que vous mesurez à la maison, et son évolution. Votre équipe de soins ne voit pas cette page. Si vous partagez les mesures de votre histoire de santé, elle voit la dernière de chaque sorte.',
  add: 'Ajouter une mesure',
  failed: 'Nous n’avons pas pu charger vos mesures',
  failedOne: 'Nous n’avons pas pu charger cette mesure',
  back: 'Toutes les mesures',
  file,
  targets,
  kind: {
    weight: 'Poids',
    blood_pressure: 'Tension artérielle',
    blood_glucose: 'Glycémie',
    temperature: 'Température',
    pain: 'Douleur',
    heart_rate: 'Fréquence cardiaque',
  },
  addKind: {
    weight: 'Ajouter un poids',
    blood_pressure: 'Ajouter une tension artérielle',
    blood_glucose: 'Ajouter une glycémie',
    temperature: 'Ajouter une température',
    pain: 'Ajouter un niveau de douleur',
    heart_rate: 'Ajouter une fréquence cardiaque',
  },
  how: {
    weight: 'Pesez-vous le matin, avant de manger, toujours avec des vêtements semblables.',
    blood_pressure: 'Assoyez-vous et reposez-vous d’abord cinq minutes. Gardez le bras à la hauteur du cœur.',
    blood_glucose:
      'Inscrivez le chiffre de votre lecteur. Ajoutez une note si vous avez mangé depuis moins de deux heures.',
    temperature: 'Si vous la prenez dans la bouche, attendez 20 minutes après avoir mangé ou bu.',
    pain: '0 veut dire aucune douleur, 10 la pire douleur que vous puissiez imaginer.',
    heart_rate:
      'Assoyez-vous et reposez-vous d’abord cinq minutes. Comptez votre pouls pendant une minute, ou utilisez un appareil.',
  },
  unit: {
    points: 'sur 10',
    bpm: 'battements par minute',
  },
  empty: {
    title: 'Aucune mesure pour le moment',
    body: 'Les valeurs prises à la maison montrent comment vous allez entre les rendez-vous. Mesurez à peu près à la même heure, puis ajoutez chaque valeur ici.',
    kind: 'Aucune valeur pour le moment',
  },
  others: 'Mesurer autre chose',
  quick: 'Ajouter',
  trend: {
    title: 'Au fil du temps',
    label: '{kind} au fil du temps, {count} {{count:valeur|valeurs}} : {points}.',
    point: '{value} le {date}',
    upper: 'Valeur supérieure',
    lower: 'Valeur inférieure',
    more: 'Le graphique montre les {count} dernières valeurs.',
  },
  change: {
    same: 'Comme le {date}.',
    higher: 'Plus élevé que le {date} ({value}).',
    lower: 'Plus bas que le {date} ({value}).',
    changed: 'C’était {value} le {date}.',
  },
  table: {
    caption: 'Toutes les valeurs : {kind}',
    when: 'Quand',
    value: 'Valeur',
    notes: 'Note',
    actions: 'Actions',
    edit: 'Modifier',
    editOf: 'Modifier la valeur du {when}',
    deleteOf: 'Supprimer la valeur du {when}',
  },
  named: '{kind}, {when}',
  editKind: {
    any: 'Modifier une mesure',
    weight: 'Modifier un poids',
    blood_pressure: 'Modifier une tension artérielle',
    blood_glucose: 'Modifier une glycémie',
    temperature: 'Modifier une température',
    pain: 'Modifier un niveau de douleur',
    heart_rate: 'Modifier une fréquence cardiaque',
  },
  missing: 'Cette mesure n’existe plus.',
  field: {
    kind: 'Qu’avez-vous mesuré ?',
    value: 'Valeur',
    upper: 'Valeur supérieure (systolique)',
    lower: 'Valeur inférieure (diastolique)',
    unit: 'Unité',
    date: 'Date',
    time: 'Heure',
    notes: 'Note',
    notesHelp: 'Par exemple, ce que vous faisiez juste avant.',
  },
  lowerFirst: 'La valeur inférieure doit être sous la valeur supérieure',
  future: 'Ce moment n’est pas encore arrivé',
  unusual: {
    title: 'Cette valeur est-elle exacte ?',
    high: 'Elle est plus élevée que d’habitude. Vérifiez le chiffre.',
    low: 'Elle est plus basse que d’habitude. Vérifiez le chiffre.',
    far: 'Elle est bien différente de votre dernière valeur, {value} le {date}. Vérifiez le chiffre et l’unité.',
    unwell:
      'Si elle est exacte, vous pouvez l’enregistrer. Si vous ne vous sentez pas bien, communiquez avec votre équipe de soins. En cas d’urgence, composez le 911.',
    save: 'Si elle est exacte, vous pouvez l’enregistrer.',
  },
} satisfies TranslationOf<'measurements'>

export default measurements
