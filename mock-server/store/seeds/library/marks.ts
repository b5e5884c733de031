import type { LocalizedText } from '#generated/model/index.ts'
import type { LibraryMark } from '../../library.ts'
import { both } from '../../library.ts'

/** Why a journey recommends its contents, by the journey's key. */
export const journeyReasons: Readonly<Record<string, LocalizedText>> = {
  'hip-replacement': both(
    'Because you are preparing for a new hip',
    'Parce que vous vous préparez à une nouvelle hanche',
  ),
  'asthma-check-in': both(
    'Because you check in on your asthma',
    'Parce que vous faites le suivi de votre asthme',
  ),
  'new-parent': both('Because you have a new baby', 'Parce que vous avez un nouveau-né'),
  'mood-check-in': both('Because you check in on your mood', 'Parce que vous faites le suivi de votre moral'),
  'diabetes-education': both(
    'Because you are learning about diabetes',
    'Parce que vous apprenez à vivre avec le diabète',
  ),
  'vaccination-day': both('Because you will be vaccinated soon', 'Parce que votre vaccination approche'),
}

/** Seeded activity of people in the library, and recommendations of their care team. */
export const libraryMarks: readonly LibraryMark[] = [
  {
    profile: 'maya',
    content: 'pain-medicine',
    recommended: {
      by: 'provider',
      reason: both('Samuel Roy chose this for you', 'Samuel Roy a choisi ceci pour vous'),
    },
  },
  {
    profile: 'maya',
    content: 'sleep-better',
    savedDaysAgo: 2,
    recommended: {
      by: 'provider',
      reason: both(
        'Because you told us that pain wakes you up',
        'Parce que la douleur vous réveille la nuit',
      ),
    },
  },
  { profile: 'maya', content: 'hip-home-ready', progress: 50, savedDaysAgo: 3 },
  { profile: 'maya', content: 'hip-crutches', progress: 100, readDaysAgo: 4, helpful: true },
  { profile: 'maya', content: 'asthma-triggers', progress: 25 },
  {
    profile: 'maya',
    content: 'baby-safe-sleep',
    progress: 100,
    readDaysAgo: 90,
    savedDaysAgo: 95,
    helpful: true,
  },
  { profile: 'maya', content: 'food-guide', savedDaysAgo: 12 },
  { profile: 'luc', content: 'asthma-attack', progress: 100, readDaysAgo: 8 },
  { profile: 'luc', content: 'prevent-falls', progress: 75, savedDaysAgo: 5 },
  {
    profile: 'luc',
    content: 'move-more',
    recommended: {
      by: 'provider',
      reason: both('Your care team chose this for you', 'Votre équipe de soins a choisi ceci pour vous'),
    },
  },
  { profile: 'rose', content: 'hip-first-week', progress: 50, savedDaysAgo: 1 },
  {
    profile: 'rose',
    content: 'prevent-falls',
    recommended: {
      by: 'provider',
      reason: both('Because Rose lives alone', 'Parce que Rose vit seule'),
    },
  },
]
