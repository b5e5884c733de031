let broken: Response | undefined

/**
 * Simulates a dropped connection, as when a server dies. The Node handler destroys the socket, a
 * worker reports a network error. One object for all, because asking an answer for its type costs more than the
 * rest of the call; made when it is first needed, because Node loads its own Response then.
 */
export const brokenConnection = (): Response => (broken ??= Response.error())

export const isBroken = (response: Response): boolean => response === broken
