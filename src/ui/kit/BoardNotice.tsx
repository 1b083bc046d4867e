import type { ComponentProps } from 'react'
import styles from './BoardNotice.module.css'
import { Notice } from './Card.tsx'

interface BoardNoticeProps extends ComponentProps<typeof Notice> {
  /** Gives it the colour of what must not be missed. */
  isStrong?: boolean
}

/** A notice between the board and its tools. */
export function BoardNotice({ className = '', isStrong, ...props }: BoardNoticeProps) {
  return (
    <Notice
      as="section"
      className={`${styles.notice} ${className}`}
      data-strong={isStrong}
      {...props}
    />
  )
}
