
/**
 * A picture, PNG or JPEG by its first bytes, of at most 1 MB; it is shown at 150x90 (AUTH-50).
 */
export interface OrganizationLogo {
  /** The picture, PNG or JPEG, at most 1 MB. */
  file: Blob;
}
