/** The policies that people consent to; their addresses are the same in every language (D-66). */
export const policies = {
  privacy: 'https://portage.example/privacy',
  terms: 'https://portage.example/terms',
} as const
