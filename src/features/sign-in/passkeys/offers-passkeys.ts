import type { Config } from '#src/flags/config.ts'

/** Whether the browser can make and use passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Whether sign-in with a passkey is offered in this deployment and this browser. */
export const offersPasskeys = ({ identity }: Config): boolean => identity.passkeys === true && hasPasskeys()
