
/**
 * The portal's name for this call, a new one each time. The backend logs it, and answers it or a name of its own in
 * the header of the same name; a value of another form is ignored.
 */
export type RequestIdParameter = string;
