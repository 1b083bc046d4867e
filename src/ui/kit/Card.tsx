import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

interface CardProps extends ComponentProps<'section'> {
  as?: ElementType
}

export function Card({ as: Tag = 'section', className = '', ...props }: CardProps) {
  return <Tag className={`${styles.card} ${className}`} {...props} />
}
