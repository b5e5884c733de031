/** The policies that people consent to; their addresses are the same in every language (D-66). */
export const policies = {
  privacy: 'https://portage.example/privacy',
  terms: 'https://portage.example/terms',
} as const

/** Which version of both applies, and since which day. */
export const policyVersion = { version: '2026.2', updated: '2026-10-01' } as const
