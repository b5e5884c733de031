
/**
 * To be sent with it, as they are.
 */
export type MediaFileUploadUploadHeaders = {[key: string]: string};
