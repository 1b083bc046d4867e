import type { ChangeEvent, ReactNode } from 'react'
import { type FiledGame, makeGamesFiles } from '../play/games-file'
import buttons from '../ui/kit/Button.module.css'
import styles from './files.module.css'

interface FileButtonProps {
  onFile: (file: File) => void
  children: ReactNode
}

/** Lets a JSON file be chosen; the same one can be chosen again. */
export function FileButton({ onFile, children }: FileButtonProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }
  return (
    <label className={`${buttons.button} ${styles.upload}`}>
      {children}
      <input type="file" accept="application/json,.json" onChange={change} />
    </label>
  )
}

/** Offers a text to be saved as a JSON file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Offers saved games as a file, or as several where one could not be read again. */
export function downloadGames(games: readonly FiledGame[]): void {
  for (const [index, text] of makeGamesFiles(games).entries())
    downloadText(index === 0 ? 'pairwise-games.json' : `pairwise-games-${index + 1}.json`, text)
}
