import type { HealthStory } from '#generated/model/index.ts'
import type { Words } from '../story/story-item.ts'
import { type StorySection, storySections } from '../view/story-view.ts'
import { type EmergencyPart, emergencyParts, emergencyStory } from './emergency-story.ts'

export type EmergencySection = StorySection & { part: EmergencyPart }

const isPart = (section: StorySection): section is EmergencySection =>
  emergencyParts.some((part) => part === section.part)

/** The sections of the emergency page as text in one language. */
export function emergencySections(words: Words, story: HealthStory): EmergencySection[] {
  const titles = words.t.story.emergency.section
  const sections = storySections(words, emergencyStory(story)).filter(isPart)
  return emergencyParts.flatMap((part) => {
    const section = sections.find((one) => one.part === part)
    return section ? [{ ...section, title: titles[part]() }] : []
  })
}
