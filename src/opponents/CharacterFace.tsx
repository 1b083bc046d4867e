import { memo } from 'react'
import type { Strength } from '#src/engine/fields.ts'
import faces from './faces.json'

/** A face, 36 × 36. The shapes differ as much as their colours: a seed, a clover, a frond, a nut, a blossom. */
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

const DRAWINGS: Readonly<Record<Strength, Drawing>> = faces

export const MOODS = ['calm', 'glad', 'sorry'] as const
export type Mood = (typeof MOODS)[number]

/** Mouths from the middle of their upper edge. */
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'm-3 0q3 2.2 6 0',
  glad: 'm-3.8-.8h7.6q-.6 4.6-3.8 4.6t-3.8-4.6z',
  sorry: 'm-2.8 1.6q2.8-2.8 5.6 0',
}

/** An opponent's face on an ivory tile. Decorative; the holder names it. */
function CharacterFace({ strength, mood = 'calm' }: { strength: Strength; mood?: Mood }) {
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

export default memo(CharacterFace)
