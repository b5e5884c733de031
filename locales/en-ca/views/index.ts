import type { BaseTranslation } from 'typesafe-i18n'

const views = {
  label: 'Choose a saved view',
  button: 'Views',
  own: 'Your views',
  save: 'Save this view',
  manage: 'Manage your views',
  name: 'Name of the view',
  nameMissing: 'Give the view a name.',
  saved: 'The view “{name:string}” is saved.',
  saveFailed: "We couldn't save the view. Please try again.",
  none: 'You have no saved views here.',
  failed: "We couldn't load your views",
  rename: 'Rename',
  renameOne: 'Rename {name:string}',
  update: 'Update',
  updateOne: 'Update {name:string}',
  remove: 'Delete',
  removeOne: 'Delete {name:string}',
  removed: 'The view “{name:string}” was deleted.',
  undo: 'Undo',
  updated: 'The view “{name:string}” now shows what you see.',
  changeFailed: "We couldn't change the view. Please try again.",
  setDefault: 'Make default',
  setDefaultOne: 'Make {name:string} the default',
  unsetDefault: 'Stop using as default',
  unsetDefaultOne: 'Stop using {name:string} as the default',
  isDefault: 'Default',
  spaceOut: 'Space out rows',
  tighten: 'Tighten rows',
} as const satisfies BaseTranslation

export default views
