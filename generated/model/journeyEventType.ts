
/**
 * What happened. `task_opened`: a step can be done; its actor is null when it followed from another step.
 * `fill_in_started`: a member of the care team started filling in a patient's step for them. `task_cancelled`: a step
 * was removed. `question_asked`: the reader asked a question.
 */
export type JourneyEventType = typeof JourneyEventType[keyof typeof JourneyEventType];


export const JourneyEventType = {
  enrolled: 'enrolled',
  task_opened: 'task_opened',
  fill_in_started: 'fill_in_started',
  task_completed: 'task_completed',
  task_cancelled: 'task_cancelled',
  question_asked: 'question_asked',
  journey_completed: 'journey_completed',
  journey_left: 'journey_left',
} as const;
