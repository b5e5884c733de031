/** The pages of the gallery that show parts, by the last word of their address. */
export const parts = [
  'look',
  'actions',
  'fields',
  'choices',
  'form',
  'messages',
  'states',
  'dialogs',
  'table',
  'wizard',
  'reading',
] as const
