import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

interface CardProps extends ComponentProps<'section'> {
  as?: ElementType
}

/** A framed part of a page; `className` sets its layout. */
export function Card({ as: Tag = 'section', className = '', ...props }: CardProps) {
  return <Tag className={`${styles.card} ${className}`} {...props} />
}
