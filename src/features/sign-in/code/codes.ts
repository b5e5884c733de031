/** Whether the text has the format of a sign-up or reset code: six digits (IDENT-09, IDENT-14). */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Whether the text has the format of a sign-in code: six to eight digits. */
export const isSignInCode = (code: string): boolean => /^\d{6,8}$/.test(code)
