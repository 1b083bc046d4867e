import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

interface CardProps extends ComponentProps<'section'> {
  as?: ElementType
}

/** What lies on the page as one thing; a class of its own lays out what is in it. */
export function Card({ as: Tag = 'section', className = '', ...props }: CardProps) {
  return <Tag className={`${styles.card} ${className}`} {...props} />
}
