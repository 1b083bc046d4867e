import type { ReactNode } from 'react'

interface FigureListProps {
  className?: string | undefined
  figures: readonly { label: string; value: ReactNode }[]
}

/** Figures, each above its caption. */
export const FigureList = ({ className, figures }: FigureListProps) => (
  <dl className={className}>
    {figures.map(({ label, value }) => (
      <div key={label} className="figure">
        <dt className="muted">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
