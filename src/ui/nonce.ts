/**
 * The nonce of this page view, which the server wrote into the page (headers: style-src 'nonce-...').
 * Undefined where a host serves the page without one.
 */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** The scroll lock behind modals writes a style element and looks for the nonce under this name. */
export function shareNonce(): void {
  const nonce = readNonce()
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
