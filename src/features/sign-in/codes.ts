/** Whether this can be a code of sign-up or reset: six digits (IDENT-09, IDENT-14). */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Whether this can be a code of a sign-in: authenticators and messages have six to eight digits. */
export const isSignInCode = (code: string): boolean => /^\d{6,8}$/.test(code)
