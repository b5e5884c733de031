import type { TranslationOf } from '../../types.ts'

const views = {
  label: 'Choisir une vue enregistrée',
  button: 'Vues',
  own: 'Vos vues',
  save: 'Enregistrer cette vue',
  manage: 'Gérer vos vues',
  name: 'Nom de la vue',
  nameMissing: 'Donnez un nom à la vue.',
  saved: 'La vue « {name} » est enregistrée.',
  saveFailed: 'Nous n’avons pas pu enregistrer la vue. Veuillez réessayer.',
  none: 'Vous n’avez aucune vue enregistrée ici.',
  failed: 'Nous n’avons pas pu charger vos vues',
  rename: 'Renommer',
  renameOne: 'Renommer {name}',
  update: 'Mettre à jour',
  updateOne: 'Mettre à jour {name}',
  remove: 'Supprimer',
  removeOne: 'Supprimer {name}',
  removed: 'La vue « {name} » est supprimée.',
  undo: 'Annuler',
  updated: 'La vue « {name} » montre maintenant ce que vous voyez.',
  changeFailed: 'Nous n’avons pas pu modifier la vue. Veuillez réessayer.',
  setDefault: 'Utiliser par défaut',
  setDefaultOne: 'Utiliser {name} par défaut',
  unsetDefault: 'Ne plus utiliser par défaut',
  unsetDefaultOne: 'Ne plus utiliser {name} par défaut',
  isDefault: 'Par défaut',
  spaceOut: 'Espacer les lignes',
  tighten: 'Resserrer les lignes',
} satisfies TranslationOf<'views'>

export default views
