import type { TaskAudience } from './taskAudience.ts';

export type AudienceParameter = TaskAudience;
