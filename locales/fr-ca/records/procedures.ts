import type { TranslationOf } from '../../types.ts'

export const procedures = {
  title: 'Interventions',
  intro: 'Les opérations, les examens sous sédation et les autres interventions que vous avez eus.',
  add: 'Ajouter une intervention',
  search: 'Rechercher une intervention',
  failed: 'Nous n’avons pas pu charger vos interventions',
  caption: 'Vos interventions',
  column: {
    name: 'Nom',
    date: 'Date de l’intervention',
    bodySite: 'Partie du corps',
    facility: 'Hôpital ou clinique',
  },
  unknownDate: 'Inconnue',
  empty: {
    title: 'Aucune intervention pour le moment',
    body: 'Ajoutez les opérations et les autres interventions, comme l’ablation des amygdales.',
  },
  detail: { documentTitle: 'Intervention', back: 'Toutes les interventions' },
  addTitle: 'Ajouter une intervention',
  editTitle: 'Modifier {name}',
  field: {
    name: 'Nom de l’intervention',
    nameHelp: 'Choisissez dans la liste qui s’ouvre ou écrivez-le dans vos mots.',
    date: 'Quand était-ce ?',
    dateHelp: 'L’année seule suffit.',
    bodySite: 'Partie du corps',
    bodySiteHelp: 'Par exemple le genou gauche.',
    facility: 'Hôpital ou clinique',
    outcome: 'Comment cela s’est passé',
    notes: 'Notes',
  },
  same: '{name} à la même date figure déjà dans votre liste.',
  sameUndated: '{name} sans date figure déjà dans votre liste.',
} satisfies TranslationOf<'records'>['procedures']
