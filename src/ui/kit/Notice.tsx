import type { ComponentProps, ElementType } from 'react'
import styles from './Notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  as?: ElementType
}

/** Says what the player has to know, in a line of its own, with what may be done about it. */
export function Notice({ as: Tag = 'div', className = '', ...props }: NoticeProps) {
  return <Tag className={`${styles.notice} ${className}`} {...props} />
}
