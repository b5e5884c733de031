
/**
 * To be sent with it, as they are.
 */
export type DocumentUploadUploadHeaders = {[key: string]: string};
