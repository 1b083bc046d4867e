import type { Player } from '../rules/player'
import styles from './Token.module.css'

/** A round gold disc with an eagle, or a square one with a snake: told apart by form alone. */
export function Token({ player }: { player: Player }) {
  return (
    <svg className={styles.token} viewBox="0 0 36 36" aria-hidden="true">
      {player === 'user' ? <Eagle /> : <Snake />}
    </svg>
  )
}

function Eagle() {
  return (
    <>
      <circle cx="18" cy="19.6" r="16" fill="#8c6a00" />
      <circle cx="18" cy="17.6" r="16" fill="#f1c40f" />
      <path
        d="M18 8.5c1.7 0 2.7 1 2.7 2.6l-.4 1.9c4-1.3 8-4 10.9-8.2.6 8-3.6 14-9.4 16l2.6 7.7-6.4-3.5-6.4 3.5 2.6-7.7c-5.8-2-10-8-9.4-16 2.9 4.2 6.9 6.9 10.9 8.2l-.4-1.9c0-1.6 1-2.6 2.7-2.6z"
        fill="#3d2c00"
      />
    </>
  )
}

function Snake() {
  return (
    <>
      <rect x="2" y="4" width="32" height="31.5" rx="7" fill="#3a1259" />
      <rect x="2" y="1.5" width="32" height="31.5" rx="7" fill="#8e44ad" />
      <path
        d="M8 26c5 4.5 12 2.5 12-1.5S12 20 12 15.5 18 8 24 9.5"
        fill="none"
        stroke="#f6e8ff"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path d="M21 5.8l7.5 2.4-3 7-5.5-2z" fill="#f6e8ff" />
      <circle cx="24.6" cy="9" r="1.1" fill="#3a1259" />
      <path d="M28 11.5l3.4 2M28 11.5l2.6 4" stroke="#ffd3d0" strokeWidth="1.1" fill="none" />
    </>
  )
}
