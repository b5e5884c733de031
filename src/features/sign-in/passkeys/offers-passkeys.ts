import type { Config } from '#src/flags/config.ts'

/** Whether the browser can make and use passkeys. The build prerenders sign-in for browsers that can. */
export const hasPasskeys = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window

/** Whether sign-in with a passkey is offered in this deployment and this browser. */
export const offersPasskeys = ({ identity }: Config): boolean => identity.passkeys === true && hasPasskeys()
