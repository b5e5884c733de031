/**
 * Simulates a dropped connection, as when a server dies. The Node handler destroys the socket, a
 * worker reports a network error. One object for all, because asking an answer for its type costs more than the
 * rest of the call.
 */
export const brokenConnection: Response = Response.error()
