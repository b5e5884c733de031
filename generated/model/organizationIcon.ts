
/**
 * A picture, PNG or JPEG by its first bytes, of at most 1 MB; it is shown at 32x32 (ORG-13).
 */
export interface OrganizationIcon {
  /** The picture, PNG or JPEG, at most 1 MB. */
  file: Blob;
}
