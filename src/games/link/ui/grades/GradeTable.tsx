import type { ReactNode } from 'react'
import styles from './GradeTable.module.css'

interface GradeTableProps {
  caption: ReactNode
  head: readonly string[]
  /** Each row's heading, then its cells. */
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}

export const GradeTable = ({ caption, head, rows }: GradeTableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
