import { useLingui } from '@lingui/react'
import { MEDALS, medalName, rankText } from '../medals.ts'

const FILLS = { bronze: '#cd8046', silver: '#c4ccd6', gold: '#f1c40f' }

/** The medals of a game's points: those won with a tick, the others as outlines. */
export default function Medals({ points }: { points: number }) {
  const { i18n } = useLingui()
  return (
    <>
      <ul className="abreast">
        {MEDALS.map((medal) => {
          const isWon = medal.points <= points
          return (
            <li key={medal.name} className="centred">
              <Medal fill={isWon ? FILLS[medal.name] : undefined} />
              <small className={isWon ? 'marked' : ''}>
                {medalName(i18n, medal)} {medal.points.toLocaleString(i18n.locale)}
                {isWon && <span className="unseen"> ✓</span>}
              </small>
            </li>
          )
        })}
      </ul>
      <p>{rankText(i18n, points)}</p>
    </>
  )
}

/** A disc on a ribbon. */
const Medal = ({ fill }: { fill: string | undefined }) => (
  <svg viewBox="-40 0 120 48" aria-hidden="true">
    <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M8 1h8l8 18h-8zM24 1h8l-8 18h-8z" fill={fill ? '#3b82e6' : 'none'} />
      <circle cx="20" cy="31" r="14" fill={fill ?? 'none'} strokeDasharray={fill ? '' : '4 4'} />
    </g>
    {fill && <path d="M13.5 31.5l4.5 4.5 8.5-9.5" fill="none" stroke="#26221a" strokeWidth="4" />}
  </svg>
)
