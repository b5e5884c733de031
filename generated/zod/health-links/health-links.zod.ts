import * as zod from 'zod/mini';

import {
  ErrorDetail,
  HealthLinkFiles,
  HealthLinkRead,
  HealthLinkWrongPasscode,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The client keeps the key of the link and decrypts the files itself; neither the key nor a decrypted file reaches the
 * backend. The backend fetches in place of the browser, because the page may only connect to its own hosts, and names
 * the portal as the recipient.
 *
 * A backend protects itself: it resolves the host once and connects only to that address, refuses addresses that are
 * private, loopback, link-local or its own, follows no redirects, waits ten seconds at most, and stops at the limits of
 * the answer. It stores and logs neither the address nor what it fetched. An address that it refuses is a 404, as is a
 * link that is unknown, expired or turned off.
 * @summary Fetches the encrypted files behind a SMART Health Link.
 */
export const ReadHealthLinkBody = HealthLinkRead

export const ReadHealthLink200Response = HealthLinkFiles

export const ReadHealthLink400Response = /*#__PURE__*/ zod.union([HealthLinkWrongPasscode,ValidationErrors])

export const ReadHealthLink401Response = ErrorDetail

export const ReadHealthLink403Response = ErrorDetail

export const ReadHealthLink404Response = ErrorDetail

