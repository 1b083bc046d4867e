import type { ComponentProps, ElementType } from 'react'
import styles from './Notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  as?: ElementType
}

/** A permanent notice with its actions. */
export function Notice({ as: Tag = 'div', className = '', ...props }: NoticeProps) {
  return <Tag className={`${styles.notice} ${className}`} {...props} />
}
