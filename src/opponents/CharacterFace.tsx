import type { Strength } from './strengths.ts'

interface Drawing {
  readonly fill: string
  /** Of outline, mouth and pupils. */
  readonly ink: string
  readonly path: string
  /** Drawn over the shape: a sprout, a rib, a cap. */
  readonly more?: { readonly path: string; readonly fill: string }
  /** Middle of the eyes, the distance of each from there, and the mouth's height. */
  readonly eyes: { readonly y: number; readonly apart: number }
  readonly mouth: number
  /** Over or around the eyes: lids, brows, spectacles. */
  readonly brows: string
}

/** Shapes, 36 × 36, that differ as much as their colours: a seed, a clover, a frond, a nut, a blossom. */
const DRAWINGS: Readonly<Record<Strength, Drawing>> = {
  beginner: {
    fill: '#f5c21b',
    ink: '#5c4300',
    path: 'M18 9c6.5 4.6 10.5 9.2 10.5 13.8a10.5 10.5 0 0 1-21 0c0-4.6 4-9.2 10.5-13.8z',
    more: {
      path: 'M18 10c-.6-3.6-3.6-5.6-7.6-5.2.4 3.6 3.4 5.8 7.6 5.2zm0 0c.6-3.6 3.6-5.6 7.6-5.2-.4 3.6-3.4 5.8-7.6 5.2z',
      fill: '#58a83a',
    },
    eyes: { y: 20.8, apart: 4 },
    mouth: 26.6,
    brows: '',
  },
  easy: {
    fill: '#35ab63',
    ink: '#0b3d20',
    path: 'M18 8.5A6.7 6.7 0 1 1 27 17.5 6.7 6.7 0 1 1 18 26.5 6.7 6.7 0 1 1 9 17.5 6.7 6.7 0 1 1 18 8.5z',
    eyes: { y: 15.5, apart: 4 },
    mouth: 21.5,
    brows: 'M11.3 14.9h5.4M19.3 14.9h5.4',
  },
  fair: {
    fill: '#1f8fa8',
    ink: '#06313c',
    path: 'M18 3l4.5 6.5-1.7.3 5.7 5.7-2.5.5 5.5 6.5-3.5.5 4.5 7h-25l4.5-7-3.5-.5 5.5-6.5-2.5-.5 5.7-5.7-1.7-.3z',
    more: { path: 'M18 3v8.5', fill: 'none' },
    eyes: { y: 19, apart: 3.8 },
    mouth: 24.8,
    brows: '',
  },
  medium: {
    fill: '#d99a55',
    ink: '#4f2b0c',
    path: 'M6.5 15c0 9 5.5 14.5 11.5 17 6-2.5 11.5-8 11.5-17z',
    more: {
      path: 'M4.5 15.5c0-6.5 6-11 13.5-11s13.5 4.5 13.5 11c-2.25 1.7-4.5 1.7-6.75 0-2.25 1.7-4.5 1.7-6.75 0-2.25 1.7-4.5 1.7-6.75 0-2.25 1.7-4.5 1.7-6.75 0z',
      fill: '#8a4f1f',
    },
    eyes: { y: 20.5, apart: 4.2 },
    mouth: 26,
    brows: '',
  },
  hard: {
    fill: '#8656b5',
    ink: '#2c1049',
    path: 'M18 2.5l4.2 4.7 6.3-.7.7 6.3 4.7 4.2-4.7 4.2-.7 6.3-6.3-.7-4.2 4.7-4.2-4.7-6.3.7-.7-6.3-4.7-4.2 4.7-4.2.7-6.3 6.3.7z',
    eyes: { y: 15.5, apart: 4.3 },
    mouth: 22.5,
    brows: 'M10.2 10.6q3.4-2 6 .8M25.8 10.6q-3.4-2-6 .8',
  },
}

export const MOODS = ['calm', 'glad', 'sorry'] as const
export type Mood = (typeof MOODS)[number]

/** Mouths from the middle of their upper edge. */
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'm-3 0q3 2.2 6 0',
  glad: 'm-3.8-.8h7.6q-.6 4.6-3.8 4.6t-3.8-4.6z',
  sorry: 'm-2.8 1.6q2.8-2.8 5.6 0',
}

/** An opponent's face on an ivory tile. Decorative; the holder names it. */
export default function CharacterFace({
  strength,
  mood = 'calm',
}: {
  strength: Strength
  mood?: Mood
}) {
  const { fill, ink, path, more, eyes, mouth, brows } = DRAWINGS[strength]
  return (
    <svg viewBox="0 0 36 38" aria-hidden="true">
      <rect y="3" width="36" height="35" rx="8" fill="var(--tile-side)" />
      <rect width="36" height="35" rx="8" fill="var(--tile)" />
      <g stroke={ink} strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
        <path d={path} fill={fill} />
        {more && <path d={more.path} fill={more.fill} />}
        {[18 - eyes.apart, 18 + eyes.apart].map((x) => (
          <g key={x} stroke="none">
            <circle cx={x} cy={eyes.y} r="2.9" fill="#fffdf6" />
            <circle cx={x} cy={eyes.y + 0.4} r="1.7" fill={ink} />
          </g>
        ))}
        <path d={`M18 ${mouth}${MOUTHS[mood]}`} fill={mood === 'glad' ? ink : 'none'} />
        <path d={brows} fill="none" />
      </g>
    </svg>
  )
}
