import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

interface FrameProps extends ComponentProps<'section'> {
  as?: ElementType
}

export function Card({ as: Tag = 'section', className = '', ...props }: FrameProps) {
  return <Tag className={`panel ${className}`} {...props} />
}

/** A permanent notice with its actions. */
export function Notice({ as: Tag = 'div', className = '', ...props }: FrameProps) {
  return <Tag className={`${styles.notice} ${className}`} {...props} />
}
