/**
 * The CSP nonce of this page view, which the server writes into the page (style-src 'nonce-...'). Undefined
 * where the host serves the page without one.
 */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** The scroll lock behind modals injects a style element and reads the nonce from this global. */
export function shareNonce(): void {
  const nonce = readNonce()
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
