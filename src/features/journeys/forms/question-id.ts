/** The element of a question that takes the focus; the error summary links to it. */
export const questionId = (path: string): string => `question-${path.replaceAll('.', '-')}`
