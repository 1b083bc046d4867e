import type { ComponentProps, ReactNode } from 'react'
import styles from './Table.module.css'

/** A row's heading, then its cells. */
export type TableRow = readonly [name: string, ...cells: string[]]

export interface TableProps {
  /** Unique names of the columns. */
  head: readonly string[]
  /** Rows with unique headings. */
  rows: readonly TableRow[]
  /** Decoration of rows, by their headings. */
  pictures?: Readonly<Record<string, ReactNode>>
  caption?: ReactNode
  /** A name, if there is no caption. */
  label?: string
}

export const TableFrame = ({ className = '', ...props }: ComponentProps<'table'>) => (
  <table className={`${styles.table} ${className}`} {...props} />
)

/** `names`: unique. */
export const TableHead = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

export const Table = ({ head, rows, pictures, caption, label }: TableProps) => (
  <TableFrame aria-label={label}>
    {caption && <caption className="muted">{caption}</caption>}
    <TableHead names={head} />
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">
            {pictures?.[name]}
            {name}
          </th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableFrame>
)
