import type { ChangeEvent, ReactNode } from 'react'
import { buttonLooks } from '../kit/Button.tsx'
import styles from './FileButton.module.css'

interface FileButtonProps {
  onFile: (file: File) => void
  children: ReactNode
}

/** The same file can be chosen twice in a row. */
export function FileButton({ onFile, children }: FileButtonProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }
  return (
    <label className={`${buttonLooks({}).className} ${styles.upload}`}>
      {children}
      <input type="file" accept="application/json,.json" onChange={change} />
    </label>
  )
}
