
/**
 * What the decrypted file is.
 */
export type HealthLinkFileContentType = typeof HealthLinkFileContentType[keyof typeof HealthLinkFileContentType];


export const HealthLinkFileContentType = {
  'application/fhir+json': 'application/fhir+json',
  'application/smart-health-card': 'application/smart-health-card',
} as const;
