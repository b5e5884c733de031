
/**
 * Where the file of a document can be read for one hour, without a token.
 */
export interface DocumentDownload {
  /** To look at it. */
  url: string;
  /** To keep it; answered as an attachment. */
  download_url: string;
  /** When the address stops working. */
  expires_at: string;
}
