/** Seven 20 by 20 tiles for the avatar styles of profiles (DATA-55): path, and whether it is filled. */
export type AvatarStyle = 'waves' | 'charlie' | 'diamonds' | 'aztec' | 'rain' | 'bamboo' | 'checkers'

export const avatarPatterns = {
  waves: { path: 'M0 6q5-5 10 0t10 0M0 16q5-5 10 0t10 0', filled: false },
  charlie: { path: 'M0 4l5 6 5-6 5 6 5-6M0 14l5 6 5-6 5 6 5-6', filled: false },
  diamonds: { path: 'M10 1l9 9-9 9-9-9z', filled: true },
  aztec: { path: 'M0 0h8v8H4V4H0zM20 20h-8v-8h4v4h4zM12 0h8v4h-8zM0 16h8v4H0z', filled: true },
  rain: { path: 'M4 2v7M14 6v7M9 13v6', filled: false },
  bamboo: { path: 'M5 0v9M5 11v9M2 10h6M15 0v4M15 6v14M12 5h6', filled: false },
  checkers: { path: 'M0 0h10v10H0zM10 10h10v10H10z', filled: true },
} satisfies Record<AvatarStyle, { path: string; filled: boolean }>

/** Initials of the first and last word, at most two letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
